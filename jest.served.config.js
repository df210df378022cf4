const [node] = require('./jest.config').projects

/** What needs the built site: `dist/` is started, also behind nginx and Caddy. `npm test` runs it after the build. */
module.exports = {
  ...node,
  displayName: 'served',
  testMatch: ['<rootDir>/tests/{hosting,inquiries}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/\\.test-site/'],
  maxWorkers: 2,
  testTimeout: 300_000,
}
