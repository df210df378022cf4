import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { classesIn, className } from '../../hosting/class-name'
import { shortenNames } from './short-names'

test('a class is named after its file, whose name is unique', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => file.endsWith('.module.css')).map((file) => path.basename(file))
  expect(modules.length).toBeGreaterThan(10)
  expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([])
})

test('changes every rule for CSS modules, nested ones too, and no other', () => {
  const modules = () => ({ localIdentName: '[hash]', namedExport: true })
  const rules = [
    { oneOf: [{ use: [{ loader: 'extract' }, { loader: 'css-loader', options: { modules: modules() } }] }] },
    { use: { loader: 'css-loader', options: { modules: false } } },
    { use: 'file-loader' },
  ]
  shortenNames(rules)
  expect(rules).toEqual([
    {
      oneOf: [
        {
          use: [
            { loader: 'extract' },
            {
              loader: 'css-loader',
              options: {
                modules: { ...modules(), getLocalIdent: expect.any(Function) },
              },
            },
          ],
        },
      ],
    },
    { use: { loader: 'css-loader', options: { modules: false } } },
    { use: 'file-loader' },
  ])
})

test('a build has short names: the numbers of the module and of the class in it', () => {
  const file = path.resolve('src/site/layout/Header.module.css')
  const other = path.resolve('src/site/layout/Footer.module.css')
  const [first = '', second = ''] = classesIn(readFileSync(file, 'utf8'))
  expect(className(file, first)).toMatch(/^[A-Z][a-z]0$/)
  expect(className(file, second)).toMatch(/^[A-Z][a-z]1$/)
  expect(className(other, 'footer').slice(0, 2)).not.toBe(className(file, first).slice(0, 2))
  expect(className(file, 'appear')).toBe('Header--appear')
})

test('no name begins as advertisements do, which ad blockers hide', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const modules = files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.resolve('src', file))
  const names = modules.flatMap((file) =>
    classesIn(readFileSync(file, 'utf8')).map((local) => className(file, local)),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => /^ad/i.test(name))).toEqual([])
})
