import { inheritedSocket } from './inherited-socket'

test.each([
  ['a socket for this process', { LISTEN_PID: '7', LISTEN_FDS: '1' }, 3],
  ['a socket for its parent', { LISTEN_PID: '6', LISTEN_FDS: '1' }, undefined],
  ['no socket', { LISTEN_PID: '7', LISTEN_FDS: '0' }, undefined],
  ['no systemd', {}, undefined],
])('%s', (_, settings, expected) => {
  expect(inheritedSocket(settings, 7)).toBe(expected)
})
