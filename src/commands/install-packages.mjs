/** Plain JavaScript: it runs before packages are installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exit } from 'node:process'

const home = path.resolve(import.meta.dirname, '../..')

/** Installs the packages of a folder of the project, unless they are those of its lockfile. Exits on failure. */
export function installPackages(folder) {
  const place = path.join(home, folder)
  const lockfile = readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  if (areInstalled(place, lockfile)) return
  console.log(`Installing what ${folder === '.' ? 'the project' : `${folder}/`} needs (npm ci) …`)
  if (!install(place, withAddresses(lockfile))) {
    console.log('Trying again, asking the registry where it keeps its packages …')
    if (!install(place, lockfile)) exit(1)
  }
}

/** Returns whether npm has installed just these packages, by `ci`, `install` or `update`: it lists them once it has. */
function areInstalled(place, lockfile) {
  const list = path.join(place, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const { '': _project, ...needed } = JSON.parse(lockfile).packages
  const present = JSON.parse(readFileSync(list, 'utf8')).packages
  const isSame = (name) => needed[name]?.integrity === present[name]?.integrity
  return (
    Object.keys(present).every((name) => needed[name] && isSame(name)) &&
    Object.keys(needed).every((name) => present[name] || needed[name].optional)
  )
}

/**
 * Returns a lockfile that says where each package is: else npm asks the registry, which takes a third of an installation.
 * The project's lockfile names no registry, so that any will do; nearly all keep packages at these addresses.
 */
function withAddresses(lockfile) {
  const setting = execFileSync('npm', ['config', 'get', 'registry'], { cwd: home, encoding: 'utf8' })
  const registry = setting.trim().replace(/\/$/, '')
  const lock = JSON.parse(lockfile)
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity) continue
    const name = entry.name ?? folder.split('node_modules/').at(-1)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    entry.resolved = `${registry}/${name}/-/${file}`
  }
  return JSON.stringify(lock)
}

/**
 * Runs `npm ci` with a lockfile, beside the packages that it replaces once it has succeeded. No package runs a script as
 * it is installed: what these would build comes as packages, for the usual machines.
 * @returns whether it has succeeded
 */
function install(place, lockfile) {
  const aside = path.join(place, '.installation')
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  for (const file of ['package.json', '.npmrc'])
    if (existsSync(path.join(place, file))) copyFileSync(path.join(place, file), path.join(aside, file))
  writeFileSync(path.join(aside, 'package-lock.json'), lockfile)
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  const { status } = spawnSync('npm', words, { stdio: 'inherit', cwd: aside })
  if (status === 0) {
    const packages = path.join(place, 'node_modules')
    rmSync(packages, { recursive: true, force: true })
    renameSync(path.join(aside, 'node_modules'), packages)
  }
  rmSync(aside, { recursive: true, force: true })
  return status === 0
}
