const babel = [
  'babel-jest',
  {
    babelrc: false,
    configFile: false,
    presets: [
      ['@babel/preset-env', { targets: { node: 'current' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
  },
]

const shared = {
  transform: { '\\.[jt]sx?$': babel },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/stand-ins/css-module.js',
    '\\.(css|woff2)$': '<rootDir>/tests/stand-ins/file.js',
    '^gatsby$': '<rootDir>/tests/stand-ins/gatsby.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/(\\.cache|\\.test-site|public|dist)/'],
  setupFilesAfterEnv: ['<rootDir>/tests/end-of-file.ts'],
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
      testMatch: ['<rootDir>/{src,tools,tests/run}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '@testing-library/jest-dom'],
    },
  ],
}
