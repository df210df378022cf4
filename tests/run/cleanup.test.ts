import { cleanUp, endFile, onCleanUp, onFileEnd } from '../support/cleanup'

const ended: string[] = []
const end = (name: string) => () => ended.push(name)
beforeEach(() => ended.splice(0))

test('cleanups run once, the last first, and those of shared parts at the end of the file', async () => {
  onFileEnd(end('database'))
  for (const name of ['server', 'proxy']) onCleanUp(end(name))
  await cleanUp()
  expect(ended).toEqual(['proxy', 'server'])
  onCleanUp(end('another'))
  await endFile()
  await endFile()
  expect(ended).toEqual(['proxy', 'server', 'another', 'database'])
})

test('a cleanup runs even if another one fails, which is reported afterwards', async () => {
  onCleanUp(end('server'))
  onCleanUp(() => Promise.reject(new Error('the proxy is deaf')))
  await expect(cleanUp()).rejects.toThrow('the proxy is deaf')
  expect(ended).toEqual(['server'])
})
