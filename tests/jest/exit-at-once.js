const { basename } = require('node:path')

/**
 * Ends a worker of Jest as soon as it has nothing left to do. It would free what each test file has loaded so slowly that
 * Jest suspects a leak, and says so. The transformer loads this: nothing else of ours runs in a worker outside of tests.
 */
if (basename(process.argv[1] ?? '') === 'processChild.js')
  process.once('exit', () => process.kill(process.pid, 'SIGKILL'))
