const [node] = require('./jest.config').projects

/** Tests of the built site: start `dist/`, also behind nginx and Caddy. `npm test` runs them after the build. */
module.exports = {
  ...node,
  displayName: 'served',
  testMatch: ['<rootDir>/tests/{hosting,inquiries}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/\\.test-site/'],
  // More than the two cores of CI: most of the time they wait, for late mails, restarts and time limits.
  maxWorkers: 7,
  testSequencer: '<rootDir>/tests/jest/longest-first.js',
  testTimeout: 300_000,
}
