/** The import rules between rooms (docs/architecture.md): pages and templates → features → ui. */
const features =
  '(articles|offers|estimate|ai-act-check|own-server|two-years|sovereignty-check|check-results|contact|site|styleguide)'
const serverOnly = '^src/(content|gatsby|outputs|files|cache|settings|inquiries|hosting|commands)/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycles-between-rooms',
      scope: 'folder',
      from: { path: '^src/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'ui-knows-nothing-of-the-product',
      from: { path: '^src/ui/' },
      to: { path: `^src/(?!ui/)` },
    },
    {
      name: 'features-do-not-import-pages',
      from: { path: `^src/${features}/` },
      to: { path: '^src/(pages|templates)/' },
    },
    {
      name: 'articles-and-offers-stand-alone',
      comment: 'Articles, offers and site look into no other feature; all may use site and ui.',
      from: { path: '^src/(articles|offers|site)/' },
      to: {
        path: '^src/(articles|offers|estimate|ai-act-check|own-server|two-years|sovereignty-check|check-results|contact)/',
        pathNot: '^src/$1/',
      },
    },
    {
      name: 'browser-code-loads-no-server-code',
      from: { path: `^src/(pages|templates|ui|${features.slice(1, -1)})/` },
      to: { path: serverOnly },
    },
    {
      name: 'server-does-not-import-the-build',
      from: { path: '^src/(inquiries|hosting|api)/' },
      to: { path: '^src/(content|gatsby|outputs|cache|settings|commands|pages|templates|ui)/' },
    },
    {
      name: 'content-goes-one-way',
      comment: 'settings, files and cache → content → outputs → gatsby → commands',
      from: { path: '^src/content/' },
      to: { path: '^src/(outputs|gatsby|hosting|inquiries|commands)/' },
    },
    {
      name: 'reading-content-does-not-need-the-check',
      comment: 'messages and schemas → load → articles and facts → check → translations and scaffold',
      from: { path: '^src/content/(messages|schemas|load|articles|facts)/' },
      to: { path: '^src/content/(check|translations|scaffold)/' },
    },
    {
      name: 'outputs-do-not-import-gatsby',
      from: { path: '^src/outputs/' },
      to: { path: '^src/(gatsby|inquiries|commands)/' },
    },
    {
      name: 'files-cache-and-settings-know-no-subject',
      from: { path: '^src/(files|cache|settings)/' },
      to: { path: '^src/(?!files/|cache/|settings/)' },
    },
    {
      name: 'production-imports-no-tests-and-no-tools',
      from: { path: '^(src/|gatsby-)' },
      to: { path: '^(tests|tools)/' },
    },
    {
      name: 'tests-import-no-tools',
      from: { path: '^tests/' },
      to: { path: '^tools/' },
    },
    {
      name: 'nothing-imports-commands',
      from: { path: '^(src|gatsby)', pathNot: '^src/commands/' },
      to: { path: '^src/commands/' },
    },
    {
      name: 'no-unused-modules',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^src/(pages|templates|api|commands|inquiries/cli)/',
          'queries\\.ts$',
          '\\.mts$',
          '^src/gatsby/webpack/shims/',
          '^tests/jest/stand-ins/',
          '^gatsby-',
        ],
      },
      to: {},
    },
    {
      name: 'no-undeclared-packages',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^(graphql|hast|mdast|@gatsbyjs/)',
      },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(src|tools)/.*\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.js', '.cjs', '.json', '.d.ts'] },
  },
}
