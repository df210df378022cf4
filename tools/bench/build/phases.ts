/** The phases of a build, by the lines that Gatsby and our code print at the end of each step. The first match wins. */
const steps: readonly (readonly [phase: string, end: RegExp])[] = [
  ['start of Gatsby', /^(success (load|onPreInit|initialize|copy|delete)|info Using|success onPluginInit)/],
  ['functions', /^success (Compiling Gatsby Functions|onPreBootstrap)/],
  ['files become nodes', /^success (createSchemaCustomization|source and transform|Clean up stale|Checking)/],
  ['schema', /^(success building schema|info Writing GraphQL)/],
  ['pages are named', /^(success (createPages|createPagesStatefully)|info Total nodes)/],
  [
    'queries are read',
    /^(success (onPreExtract|extract queries|write out re|onPostBootstrap|onPreBuild)|info bootstrap)/,
  ],
  ['webpack, browser', /^success Building production JavaScript/],
  ['webpack, renderer', /^success (Building HTML renderer|Execute page configs|Caching Webpack)/],
  ['queries', /^success run (queries|page queries|static queries)/],
  ['pictures', /^success Running gatsby-plugin-sharp/],
  ['state of workers', /^success (Merge worker state|Rewriting compilation|Writing page-data)/],
  ['HTML', /^(success Building static HTML|success stitching|info There are no new)/],
  ['types', /^success Generating TypeScript/],
  ['after: search index and list', /^success listings/],
  ['after: styles and log of each page', /^success pages -/],
  ['after: social pictures', /^success social pictures/],
  ['after: Markdown, feeds, sitemap', /^success machine files/],
  ['after: proof', /^success (proof -|onPostBuild)/],
  ['dist: copy and compress', /^success dist files/],
  ['dist: bundles', /^success dist programs/],
]

/** The time after the last known step. */
const rest = 'end'

/** Every phase, in the order of the table. */
export const phaseNames: readonly string[] = [...steps.map(([phase]) => phase), rest]

/** Returns the phase that a line of the build's output ends; undefined if none. */
export const phaseEndedBy = (line: string): string | undefined => steps.find(([, end]) => end.test(line))?.[0]
