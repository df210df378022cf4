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

/** `*.test.tsx` run in a browser's document, `*.test.ts` in Node. Tests stand beside what they test. */
module.exports = {
  // No bound, but the end of what hangs: a slow machine with other work to do takes its time.
  testTimeout: 180_000,
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
