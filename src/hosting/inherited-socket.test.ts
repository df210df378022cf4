import { inheritedSocket } from './inherited-socket'

const watchdog = { LISTEN_PID: '7', LISTEN_FDS: '1', LISTEN_FDNAMES: 'notify' }

test.each([
  ['a socket for this process', { LISTEN_PID: '7', LISTEN_FDS: '1' }, 3],
  [
    'a socket before the watchdog’s',
    { ...watchdog, LISTEN_FDS: '2', LISTEN_FDNAMES: 'site.socket:notify' },
    3,
  ],
  [
    'a socket after the watchdog’s',
    { ...watchdog, LISTEN_FDS: '2', LISTEN_FDNAMES: 'notify:site.socket' },
    4,
  ],
  ['a socket for its parent', { LISTEN_PID: '6', LISTEN_FDS: '1', SYSTEMD_EXEC_PID: '6' }, undefined],
  ['a unit that sets the port', { ...watchdog, PORT: '80' }, undefined],
  ['no systemd', {}, undefined],
])('%s', (_, settings, expected) => {
  expect(inheritedSocket(settings, 7)).toBe(expected)
})

test.each([
  ['with the watchdog’s alone', watchdog],
  ['with none', { SYSTEMD_EXEC_PID: '7' }],
])('started by systemd %s, it names the command that mends it', (_, settings) => {
  expect(() => inheritedSocket(settings, 7)).toThrow('systemctl restart site.socket site')
})
