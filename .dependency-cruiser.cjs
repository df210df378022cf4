/** The import rules between rooms (docs/architecture.md): pages and templates → features → ui. */
const features = '(articles|offers|contact|site|styleguide)'
const serverOnly = '^src/(inquiries|hosting|build|commands)/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ui-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: `^src/(?!ui/)` },
    },
    {
      name: 'features-do-not-import-pages',
      severity: 'error',
      from: { path: `^src/${features}/` },
      to: { path: '^src/(pages|templates)/' },
    },
    {
      name: 'articles-and-offers-stand-alone',
      comment: 'Only contact looks into another feature: it asks about offers. All may use site and ui.',
      severity: 'error',
      from: { path: '^src/(articles|offers|site)/' },
      to: { path: '^src/(articles|offers|contact)/', pathNot: '^src/$1/' },
    },
    {
      name: 'browser-code-loads-no-server-code',
      severity: 'error',
      from: { path: `^src/(pages|templates|ui|${features.slice(1, -1)})/` },
      to: { path: serverOnly },
    },
    {
      name: 'server-does-not-import-the-build',
      severity: 'error',
      from: { path: '^src/(inquiries|hosting|api)/' },
      to: { path: '^src/(build|commands|pages|templates|ui)/' },
    },
    {
      name: 'nothing-imports-commands',
      severity: 'error',
      from: { pathNot: '^src/commands/' },
      to: { path: '^src/commands/' },
    },
    {
      name: 'no-unused-modules',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^src/(pages|templates|api|commands)/',
          'queries\\.ts$',
          '\\.mts$',
          '^src/build/assets/lean/',
          '^gatsby-',
        ],
      },
      to: {},
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^(graphql|hast|mdast|@gatsbyjs/)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.js', '.cjs', '.json', '.d.ts'] },
  },
}
