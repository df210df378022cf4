import { readdirSync } from 'node:fs'
import path from 'node:path'
import { nameClasses } from './class-names'

test('classes are named after their file, which is the only one of its name', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => file.endsWith('.module.css')).map((file) => path.basename(file))
  expect(modules.length).toBeGreaterThan(10)
  expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([])
})

test('every rule for CSS modules is changed, nested ones too, and no other', () => {
  const modules = () => ({ localIdentName: '[hash]', namedExport: true })
  const rules = [
    { oneOf: [{ use: [{ loader: 'extract' }, { loader: 'css-loader', options: { modules: modules() } }] }] },
    { use: { loader: 'css-loader', options: { modules: false } } },
    { use: 'file-loader' },
  ]
  nameClasses(rules)
  expect(rules).toEqual([
    {
      oneOf: [
        {
          use: [
            { loader: 'extract' },
            {
              loader: 'css-loader',
              options: {
                modules: {
                  localIdentName: '[1]--[local]',
                  localIdentRegExp: expect.any(RegExp),
                  namedExport: true,
                },
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
