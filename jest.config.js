const esbuild = require('esbuild')

// The check's messages are in the language of the terminal; tests read them in English.
process.env.LC_ALL = 'C.UTF-8'

const typescript = [
  '<rootDir>/tests/jest/typescript.js',
  // Jest's cache depends on these, and on the version of esbuild by name.
  {
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    version: esbuild.version,
  },
]

const shared = {
  // A command's `x.mjs` loads `x.ts`, which is the one that tests mean by `./x`.
  moduleFileExtensions: ['js', 'ts', 'tsx', 'mjs', 'cjs', 'json', 'node'],
  roots: ['<rootDir>/src', '<rootDir>/tests', '<rootDir>/tools'],
  // Jest runs tests in a vm context, where reading a global is slow: it took 25 s of the 26 of the search's tests.
  sandboxInjectedGlobals: 'Array JSON Map Math Number Object Reflect RegExp Set String Symbol'.split(' '),
  transform: { '\\.tsx?$': typescript },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/jest/stand-ins/css-module.js',
    '\\.(css|woff2)$': '<rootDir>/tests/jest/stand-ins/file.js',
    '^gatsby$': '<rootDir>/tests/jest/stand-ins/gatsby.js',
    '^\\./open-list$': '<rootDir>/tests/jest/stand-ins/open-list.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/(\\.cache|\\.test-site|public|dist)/'],
  setupFilesAfterEnv: ['<rootDir>/tests/jest/end-of-file.ts'],
}

/** `*.test.tsx` run in a DOM, `*.test.ts` in Node. Tests are beside what they test. */
module.exports = {
  // Not a bound, but a stop for hanging tests: slow machines take their time.
  testTimeout: 180_000,
  // By default Jest leaves a core to the editor.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,tools,tests/run,tests/weights}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/jest/testing-library.ts'],
    },
  ],
}
