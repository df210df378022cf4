import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { cwd, env, execPath } from 'node:process'
import { writeCleanProject } from '../../tests/check/clean-project'
import { inTemporaryProject, seed, writeFiles } from '../../tests/support/temporary-project'

const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')
const command = path.resolve('src/commands/gatsby-build.ts')

inTemporaryProject()

/** Runs the command where Gatsby only says something, and ends with a code. */
function build(says = 'Gatsby', code = 0, ...options: string[]) {
  writeFiles({ 'node_modules/gatsby/cli.js': `console.log("${says}"); process.exitCode = ${code}` })
  const { PATH, CONTENT_FOLDER } = env
  return spawnSync(execPath, [tsx, command, ...options], {
    cwd: cwd(),
    env: { PATH, CONTENT_FOLDER, LC_ALL: 'en' },
    encoding: 'utf8',
  })
}

test('data that Gatsby’s configuration reads stops the build before Gatsby, with what to correct and where', async () => {
  await writeCleanProject()
  seed('content/retention.json', '"months"', '"monts"')
  expect(build()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'content/retention.json:1:3: “monts” is not a field of the retention; did you mean “months”?\n',
  })
})

test('a site of other content does not stop at mistakes of `content/`', async () => {
  await writeCleanProject()
  seed('content/retention.json', '"months"', '"monts"')
  env.CONTENT_FOLDER = 'other'
  try {
    expect(build()).toMatchObject({ status: 0, stdout: 'Gatsby\n', stderr: '' })
  } finally {
    delete env.CONTENT_FOLDER
  }
})

test('an article with an error in its front matter stops it likewise; one that the check only dislikes does not', async () => {
  await writeCleanProject()
  seed('content/articles/cloud-act/fr.mdx', 'Un *paragraphe*', 'Un "paragraphe"')
  expect(build()).toMatchObject({ status: 0, stdout: 'Gatsby\n' })
  seed('content/articles/cloud-act/fr.mdx', 'title:', 'titel:')
  expect(build()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^content\/articles\/cloud-act\/fr\.mdx:2:1: “titel” is not a field/),
  })
})

test('where Gatsby fails at an article’s text, the last line says what to correct and where', async () => {
  await writeCleanProject()
  expect(build('failed', 1)).toMatchObject({ status: 1, stdout: 'failed\n', stderr: 'Gatsby failed.\n' })
  seed('content/articles/cloud-act/fr.mdx', '<Figure', '<Figur')
  expect(build('failed', 1)).toMatchObject({
    status: 1,
    stdout: 'failed\n',
    stderr: 'content/articles/cloud-act/fr.mdx:14:1: There is no component <Figur>; did you mean “Figure”?\n',
  })
})

test('with valid content Gatsby runs, and may warn only where that is not strict', async () => {
  await writeCleanProject()
  expect(build('warn of a')).toMatchObject({ status: 0, stdout: 'warn of a\n', stderr: '' })
  expect(build('warn of a', 0, '--strict')).toMatchObject({
    status: 1,
    stderr: 'The build warns of these; the lines above say more:\nwarn of a\n',
  })
})
