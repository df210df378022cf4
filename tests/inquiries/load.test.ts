import { engines } from './databases'
import { inTrouble } from './load'
import { newInquiry, postInquiry } from './post-inquiry'

const [clients, each] = [5, 10]

// `npm run bench -- contact load` measures response times at full size.
describe.each(engines)('%s', (engine) => {
  test.each(['silent', 'down', 'mixed'] as const)(
    'whatever the mail server does ("%s"), inquiries are accepted',
    async (trouble) => {
      const statuses = await inTrouble(engine, trouble, (site) =>
        Promise.all(
          Array.from({ length: clients }, async (_, client) => {
            const heard: (number | string)[] = []
            for (let count = 0; count < each; count++)
              heard.push((await postInquiry(site.url, newInquiry(`${client}-${count}`))).status)
            return heard
          }),
        ),
      )
      expect(statuses.flat()).toEqual(Array(clients * each).fill(201))
    },
  )
})
