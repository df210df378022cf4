import { outcomePath } from '../contact/outcomes'
import { duration, sentence } from '../inquiries/words'
import { defaultLanguage, type Language, languages, localPath } from '../site/languages'
import { contentTypes, namedTypes } from './content-types'
import { type Manifest, notFoundPages, type RedirectRoute } from './manifest'
import { healthRoute, readyRoute } from './server-log'

type Entries = readonly (readonly [key: string, value: string])[]

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const map = (source: string, target: string, entries: Entries, usual = '') => [
  `map ${source} ${target} {`,
  `  default ${quoted(usual)};`,
  ...entries.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`),
  '}',
]

/**
 * Redirects that remove trailing slashes; several slashes never lead to another host. The kept part must not
 * end with a slash, so that PCRE tries a run of slashes only once, and not in quadratic time.
 */
const slashes: readonly RedirectRoute[] = [
  { from: '~^/+([^?/](?:[^?]*[^?/])?)/+(\\?.*)?$', to: '/$1$2', status: 301 },
  { from: '~^//+(\\?.*)?$', to: '/$1', status: 301 },
]

/** Converts `/a/:slug/b` to a regular expression for `$request_uri`, and the target to its groups. */
function byPattern({ from, to, status }: RedirectRoute): RedirectRoute {
  const names = [...from.matchAll(/:(\w+)/g)].map(([name]) => name)
  const pattern = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/?]+)')
  return {
    from: `~^${pattern}/*(?:\\?.*)?$`,
    to: to.replace(/:\w+/g, (name) => `$${names.indexOf(name) + 1}`),
    status,
  }
}

/** Returns the directive that adds a header, and a map of its values by file if files differ. */
function header(name: string, { headers, files }: Manifest): { map: string[]; directive: string } {
  const usual = headers[name] ?? ''
  const differing = Object.values(files)
    .map(({ file, headers }) => [`/${file}`, headers[name] ?? usual] as const)
    .filter(([, value]) => value !== usual)
  const variable = `$site_${name.replaceAll('-', '_')}`
  return differing.length > 0
    ? {
        map: map('$uri', variable, [...new Map(differing)], usual),
        directive: `add_header ${name} ${variable} always;`,
      }
    : { map: [], directive: `add_header ${name} ${quoted(usual)} always;` }
}

/** Seconds after which a sender may try again: by then nginx's bucket of posts has drained. */
const retryAfter = 60

/** Refusals by nginx itself, answered as the form's function would (docs/product.md, Contact form). */
const refusals = [
  { status: 413, by: '413', outcome: 'invalid', reason: 'tooLarge' },
  { status: 429, by: '429', outcome: 'limited', reason: 'limited' },
  // The server is down, or does not answer.
  { status: 503, by: '502 504', outcome: 'unavailable', reason: 'unavailable' },
] as const

/** Returns a map from the language of the page that posts a form; nginx does not read what is posted. */
function byLanguage(target: string, value: (language: Language) => string): string[] {
  const others = languages.filter((language) => language !== defaultLanguage)
  const entries = others.map(
    (language) => [`~^https?://[^/]+${localPath('/', language)}(/|$)`, value(language)] as const,
  )
  return map('$http_referer', target, entries, value(defaultLanguage))
}

/**
 * Returns the parts of nginx's configuration that depend on a release (https://nginx.org/en/docs/): `maps`
 * goes into its `http` block, `server` into the site's `server` block. They name the release's own folder,
 * not the link to the current one: until it reloads, nginx would send new files with former headers, which
 * block their styles.
 * @param publicFolder absolute path of the release's public files
 * @throws if a function has a variable part
 */
export function nginxConfiguration(
  manifest: Manifest,
  publicFolder: string,
): { maps: string; server: string } {
  const fileOf = (address: string) => manifest.files[address]?.file
  const files = Object.entries(manifest.files).map(([address, { file }]) => [address, `/${file}`] as const)
  const functions = [...Object.keys(manifest.functions), healthRoute, readyRoute]
  const variable = functions.find((address) => /[:*]/.test(address))
  if (variable) throw new Error(`The function ${variable} has a variable part: nginx cannot carry it out.`)

  const names = [manifest, ...Object.values(manifest.files)].flatMap(({ headers }) => Object.keys(headers))
  const headers = [...new Set(names)].sort().map((name) => header(name, manifest))
  const redirects = [...slashes, ...manifest.redirects.map(byPattern)]
  const statuses = [...new Set(redirects.map(({ status }) => status))]
  // The last pattern matches every address.
  const notFound = languages
    .toSorted((a, b) => Number(a === defaultLanguage) - Number(b === defaultLanguage))
    .flatMap((language) => {
      const [file, home] = [fileOf(localPath('/404', language)), localPath('/', language)]
      return file ? [[home === '/' ? '~^/' : `~^${home}(/|$)`, `/${file}`] as const] : []
    })

  const maps = [
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 512;',
    ...map('$uri', '$site_file', files),
    // Keys of nginx's maps ignore case, so the exact address is compared afterwards.
    ...map(
      '$uri',
      '$site_address',
      files.flatMap(([address]) => (notFoundPages.has(address) ? [] : [[address, address] as const])),
    ),
    ...headers.flatMap(({ map }) => map),
    ...statuses.flatMap((status) =>
      map(
        '$request_uri',
        `$site_redirect_${status}`,
        redirects.filter((route) => route.status === status).map(({ from, to }) => [from, to]),
      ),
    ),
    ...map('$request_uri', '$site_malformed', [['~\\\\', '1']]),
    ...map('$uri', '$site_not_found', notFound),
    ...map('$content_type', '$site_form', [['~*^application/x-www-form-urlencoded', '1']]),
    ...refusals.flatMap(({ status, outcome, reason }) => [
      ...byLanguage(`$site_message_${status}`, (language) =>
        JSON.stringify({ message: sentence(language, reason, { wait: duration(retryAfter, language) }) }),
      ),
      ...byLanguage(`$site_outcome_${status}`, (language) => localPath(outcomePath(outcome), language)),
    ]),
  ]
  const errorPage = (name: string, answer: number | string, more: readonly string[] = []) => [
    `location ${name} {`,
    ...[...headers.map(({ directive }) => directive), ...more].map((line) => `  ${line}`),
    `  return ${answer};`,
    '}',
  ]
  const onlyReads = '  if ($request_method !~ "^(GET|HEAD)$") { return 405; }'
  const sendFile = [
    '  if ($site_address != $uri) { return 404; }',
    onlyReads,
    '  rewrite ^ $site_file break;',
    '}',
  ]
  const passOn = [
    '  proxy_pass http://site_server;',
    // Includes the port, unlike $host: the server compares it with the origin of the page that posts a form.
    '  proxy_set_header Host $http_host;',
    // Passes on what a load balancer sent; the server trusts this header only as far as TRUST_PROXY says.
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  ]
  const server = [
    `root ${quoted(publicFolder)};`,
    'absolute_redirect off;',
    'merge_slashes off;',
    'types {',
    ...Object.entries(contentTypes).map(([extension, type]) => `  ${quoted(type)} ${extension.slice(1)};`),
    '}',
    ...headers.map(({ directive }) => directive),
    'if ($site_malformed) { return 400; }',
    ...statuses.map(
      (status) => `if ($site_redirect_${status}) { return ${status} $site_redirect_${status}; }`,
    ),
    'error_page 404 @not_found;',
    'error_page 405 @not_allowed;',
    'error_page 416 @unsatisfiable;',
    'location / {',
    ...sendFile,
    ...Object.entries(namedTypes).flatMap(([name, type]) => [
      `location ~ /${name.replaceAll('.', '\\.')}$ {`,
      '  types { }',
      `  default_type ${quoted(type)};`,
      ...sendFile,
    ]),
    'location @not_found {',
    // A file would be refused to other methods, with 405.
    '  if ($request_method !~ "^(GET|HEAD)$") { return 404; }',
    '  rewrite ^ $site_not_found break;',
    '}',
    // Else nginx adds the headers twice to its own error pages.
    ...errorPage('@not_allowed', 405, ['add_header allow "GET, HEAD" always;']),
    ...errorPage('@unsatisfiable', 416),
    ...refusals.flatMap(({ status }) =>
      errorPage(`@refused_${status}`, `${status} $site_message_${status}`, [
        'add_header cache-control "no-store" always;',
        ...(status === 429 ? [`add_header retry-after ${retryAfter} always;`] : []),
        'default_type "application/json; charset=utf-8";',
        `if ($site_form) { return 303 $site_outcome_${status}; }`,
      ]),
    ),
    ...Object.keys(manifest.answered).flatMap((address) => [
      `location = ${address} {`,
      // The server answers requests with a query; 418 is otherwise unused and leads to it.
      '  error_page 404 @not_found;',
      '  error_page 405 @not_allowed;',
      '  error_page 418 = @answered;',
      // Else the page for an error within `@answered` would not be looked for.
      '  recursive_error_pages on;',
      onlyReads,
      '  if ($is_args) { return 418; }',
      ...sendFile,
    ]),
    // While the server is down, a page as it was built is better than none.
    'location @built { rewrite ^ $site_file break; }',
    'location @answered {',
    '  error_page 502 504 = @built;',
    ...passOn,
    // The server sends the page's headers; an empty one here disables those inherited from outer blocks.
    '  add_header vary "";',
    '}',
    ...functions.flatMap((address) => [
      `location = ${address} {`,
      // Only posts: crawlers and visitors behind one address read as much as they like.
      ...(address === '/api/contact'
        ? [
            '  limit_req zone=site_functions burst=60 nodelay;',
            '  limit_req_status 429;',
            ...refusals.map(({ status, by }) => `  error_page ${by} = @refused_${status};`),
          ]
        : []),
      ...passOn,
      // The server sends the same headers; duplicates would change the meaning of some.
      ...Object.keys(manifest.headers).map((name) => `  proxy_hide_header ${name};`),
      '}',
    ]),
  ]
  return { maps: `${maps.join('\n')}\n`, server: `${server.join('\n')}\n` }
}
