const [node] = require('./jest.config').projects

/** Tests of the built site: start `dist/`, also behind nginx and Caddy. `npm test` runs them after the build. */
module.exports = {
  ...node,
  displayName: 'served',
  testMatch: ['<rootDir>/tests/{hosting,inquiries}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/\\.test-site/'],
  maxWorkers: '100%',
  testTimeout: 300_000,
}
