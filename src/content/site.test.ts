import { env } from 'node:process'
import { readSite } from './site'

test('SITE_URL wins over the file, without a slash at its end', () => {
  env.SITE_URL = 'https://staging.example:8443/'
  expect(readSite().url).toBe('https://staging.example:8443')
})

test.each(['site.example', 'https://site.example/sub', 'https://site.example?a', 'ftp://site.example'])(
  'SITE_URL=“%s” is refused, with a valid example',
  (url) => {
    env.SITE_URL = url
    expect(readSite).toThrow(
      `SITE_URL is "${url}": give a scheme and a host without a path, for instance https://septentrion.example.`,
    )
  },
)
