import { contentTypes, namedTypes } from './content-types'
import type { Plan } from './proxy-plan'

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
const variable = (header: string) => `$site_${header.replaceAll('-', '_')}`

const map = (source: string, target: string, usual: string, entries: readonly [string, string][]) =>
  [
    `map ${source} ${target} {`,
    `  default ${quoted(usual)};`,
    ...entries.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`),
    '}',
  ].join('\n')

const byPattern = (entries: readonly [string, string][]) =>
  entries.map(([pattern, value]): [string, string] => [`~${pattern}`, value])

/**
 * Returns the parts of nginx's configuration that depend on a release (https://nginx.org/en/docs/): `maps` goes into
 * its `http` block, `server` into the site's `server` block. They name the release's own folder, not the link to the
 * current one: nginx would read new files with the former headers, and block their styles, until it reloads.
 * @param publicFolder absolute path of the release's public files
 */
export function nginxConfiguration(plan: Plan, publicFolder: string): { maps: string; server: string } {
  const changing = plan.headers.filter(({ byFile }) => byFile.length > 0)
  const statuses = [...new Set(plan.redirects.map(({ status }) => status))]
  const redirectsOf = (status: number) =>
    plan.redirects
      .filter((redirect) => redirect.status === status)
      .map(({ pattern, to }): [string, string] => [pattern, to])

  const maps = [
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 512;',
    map('$uri', '$site_file', '', plan.files),
    // nginx looks addresses up ignoring case, so a known address is compared exactly.
    map(
      '$uri',
      '$site_address',
      '',
      plan.files.map(([address]) => [address, address]),
    ),
    ...changing.map(({ name, usual, byFile }) => map('$uri', variable(name), usual, byFile)),
    ...statuses.map((status) =>
      map('$request_uri', `$site_redirect_${status}`, '', byPattern(redirectsOf(status))),
    ),
    map('$request_uri', '$site_malformed', '', byPattern([['\\\\', '1']])),
    map('$uri', '$site_not_found', '', byPattern(plan.notFound.map(({ pattern, file }) => [pattern, file]))),
  ]
  const headers = plan.headers.map(({ name, usual, byFile }) =>
    byFile.length > 0
      ? `add_header ${name} ${variable(name)} always;`
      : `add_header ${name} ${quoted(usual)} always;`,
  )
  const file = [
    '  if ($site_address != $uri) { return 404; }',
    '  if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    '  rewrite ^ $site_file break;',
  ]
  const passedOn = [
    '  limit_req zone=site_functions burst=60 nodelay;',
    '  limit_req_status 429;',
    '  proxy_pass http://site_server;',
    // With its port, unlike $host: the server compares it with the origin of the posting page.
    '  proxy_set_header Host $http_host;',
    // The server trusts this header only as far as TRUST_PROXY says; that of a load balancer is passed on.
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
  ]
  const server = [
    `root ${quoted(publicFolder)};`,
    'absolute_redirect off;',
    'merge_slashes off;',
    'types {',
    ...Object.entries(contentTypes).map(([extension, type]) => `  ${quoted(type)} ${extension.slice(1)};`),
    '}',
    ...headers,
    'if ($site_malformed) { return 400; }',
    ...statuses.map(
      (status) => `if ($site_redirect_${status}) { return ${status} $site_redirect_${status}; }`,
    ),
    'error_page 404 @not_found;',
    'error_page 405 @not_allowed;',
    'location / {',
    ...file,
    '}',
    ...Object.entries(namedTypes).flatMap(([name, type]) => [
      `location ~ /${name.replaceAll('.', '\\.')}$ {`,
      '  types { }',
      `  default_type ${quoted(type)};`,
      ...file,
      '}',
    ]),
    'location @not_found {',
    '  rewrite ^ $site_not_found break;',
    '}',
    'location @not_allowed {',
    ...headers.map((line) => `  ${line}`),
    '  add_header allow "GET, HEAD" always;',
    '  return 405;',
    '}',
    ...plan.answered.flatMap((address) => [
      `location = ${address} {`,
      // With a query, the server answers the page: an otherwise unused status leads there.
      '  error_page 404 @not_found;',
      '  error_page 405 @not_allowed;',
      '  error_page 418 = @answered;',
      '  if ($is_args) { return 418; }',
      ...file,
      '}',
    ]),
    ...(plan.answered.length > 0
      ? [
          'location @answered {',
          ...passedOn,
          // The server sets the page's policy; an empty header stops inheriting those of outer blocks.
          '  add_header vary "";',
          '}',
        ]
      : []),
    ...plan.functions.flatMap((address) => [
      `location = ${address} {`,
      ...passedOn,
      // The server sends the same headers; duplicates would change the meaning of some.
      ...plan.headers.filter(({ usual }) => usual).map(({ name }) => `  proxy_hide_header ${name};`),
      '}',
    ]),
  ]
  return { maps: `${maps.join('\n')}\n`, server: `${server.join('\n')}\n` }
}
