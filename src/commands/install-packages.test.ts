import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cwd, env, execPath } from 'node:process'
import { promisify } from 'node:util'
import { serve } from '../../tests/network/http'
import { cleanUp } from '../../tests/support/cleanup'
import { temporaryFolder } from '../../tests/support/temporary-folder'

afterEach(cleanUp)

const name = '@some/package'

/** Makes the file that a registry keeps: a package that writes a file if its script runs. */
function pack() {
  const folder = temporaryFolder()
  const install = `node -e "require('fs').writeFileSync('ran', '')"`
  const manifest = { name, version: '1.0.0', scripts: { install } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  const output = execFileSync('npm', ['pack', '--json'], { cwd: folder, encoding: 'utf8' })
  const [{ filename, integrity }] = JSON.parse(output)
  return { file: readFileSync(path.join(folder, filename)), integrity, manifest }
}

/** Made once, as npm takes its time. */
const packed = pack()

/** Starts a registry with that package. Returns its address, and the paths that it was asked for. */
async function startRegistry(tarball: string) {
  const { file, integrity, manifest } = packed
  const asked: string[] = []
  const { origin } = await serve((request, response) => {
    const where = decodeURIComponent(request.url ?? '')
    asked.push(where)
    const dist = { tarball: `${registry}${tarball}`, integrity }
    const metadata = { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { ...manifest, dist } } }
    if (where === `/some/path${tarball}`) response.end(file)
    else if (where === `/some/path/${name}`) response.end(JSON.stringify(metadata))
    else response.writeHead(404).end()
  })
  const registry = `${origin}/some/path`
  return { registry, asked }
}

/** Makes a project that needs the package, and has a package of before. */
function project(integrity: string) {
  const folder = temporaryFolder()
  const at = (...names: string[]) => path.join(folder, ...names)
  const dependencies = { [name]: '1.0.0' }
  const packages = {
    '': { dependencies },
    [`node_modules/${name}`]: { version: '1.0.0', integrity, hasInstallScript: true },
  }
  writeFileSync(at('package.json'), JSON.stringify({ dependencies }))
  writeFileSync(at('package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
  for (const file of ['install.mjs', 'install-packages.mjs'])
    cpSync(path.join('src/commands', file), at('src/commands', file))
  mkdirSync(at('node_modules/before'), { recursive: true })
  const run = (registry: string, program: string, words: string[], folder: string) =>
    promisify(execFile)(program, words, {
      cwd: folder,
      env: {
        ...env,
        npm_config_registry: registry,
        npm_config_cache: at('cache'),
        npm_config_fetch_retries: '0',
      },
    })
  const install = (registry: string) => run(registry, execPath, [at('src/commands/install.mjs')], cwd())
  const npm = (registry: string, ...words: string[]) => run(registry, 'npm', words, at())
  return { at, install, npm }
}

const usual = `/${name}/-/package-1.0.0.tgz`

test.each([
  ['at the usual address, asking for nothing else', usual, [usual]],
  ['elsewhere', `/download/${name}/1.0.0`, [usual, `/${name}`, `/download/${name}/1.0.0`]],
])(
  'installs from a registry that keeps packages %s, without running their scripts',
  async (_, tarball, requested) => {
    const { registry, asked } = await startRegistry(tarball)
    const { at, install } = project(packed.integrity)
    await install(registry)
    expect(asked).toEqual(requested.map((where) => `/some/path${where}`))
    expect(existsSync(at('node_modules', name, 'package.json'))).toBe(true)
    expect(existsSync(at('node_modules', name, 'ran'))).toBe(false)
    expect(existsSync(at('node_modules/before'))).toBe(false)
    expect(existsSync(at('.installation'))).toBe(false)

    const before = asked.length
    expect((await install(registry)).stdout).toBe('')
    expect(asked).toHaveLength(before)
  },
)

test('keeps what npm has installed itself, and installs what npm has removed', async () => {
  const { registry, asked } = await startRegistry(usual)
  const { at, install, npm } = project(packed.integrity)
  await npm(registry, 'install', '--ignore-scripts')
  asked.length = 0
  expect((await install(registry)).stdout).toBe('')
  expect(asked).toEqual([])

  await npm(registry, 'uninstall', '--no-save', name)
  expect((await install(registry)).stdout).toContain('Installing')
  expect(existsSync(at('node_modules', name, 'package.json'))).toBe(true)
})

test('leaves the packages of before where it fails, and says why', async () => {
  const { registry } = await startRegistry('/nowhere')
  const { at, install } = project(`sha512-${Buffer.alloc(64).toString('base64')}`)
  await expect(install(registry)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/integrity|EINTEGRITY/),
  })
  expect(existsSync(at('node_modules/before'))).toBe(true)
})
