import { contentTypes, namedTypes } from '../content-types'
import type { Plan } from './plan'

/** In a Caddyfile only the quotation mark is escaped. */
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`
const placeholder = (header: string) => `{site_${header.replaceAll('-', '_')}}`

const map = (source: string, target: string, usual: string, entries: readonly [string, string][]) => [
  `map ${source} ${target} {`,
  ...entries.map(([key, value]) => `\t${quoted(key)} ${quoted(value)}`),
  `\tdefault ${quoted(usual)}`,
  '}',
]

const byEnding = (entries: readonly [string, string][]) =>
  entries.map(([ending, value]): [string, string] => [`~${ending.replaceAll('.', '\\.')}$`, value])

const byPattern = (entries: readonly [string, string][]) =>
  entries.map(([pattern, value]): [string, string] => [`~${pattern}`, value.replace(/\$(\d)/g, '${$1}')])

/**
 * The part of a Caddyfile that follows from the site (https://caddyserver.com/docs/caddyfile): it belongs into the
 * site's block, which also says `root`; `SITE_SERVER` names the server.
 */
export function caddyConfiguration(plan: Plan): string {
  const steady = plan.headers.filter(({ byFile }) => byFile.length === 0)
  const changing = plan.headers.filter(({ byFile }) => byFile.length > 0)
  const statuses = [...new Set(plan.redirects.map(({ status }) => status))]
  // The first one that matches is taken.
  const types = byEnding([
    ...Object.entries(namedTypes).map(([name, type]): [string, string] => [`/${name}`, type]),
    ...Object.entries(contentTypes),
  ])

  const headers = [
    'header {',
    ...steady.map(({ name, usual }) => `\t${name} ${quoted(usual)}`),
    '}',
    ...changing.map(({ name }) => `header @has_${name} ${name} ${placeholder(name)}`),
  ]
  const files = ['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}']
  const lines = [
    ...map('{path}', '{site_file}', '', plan.files),
    ...changing.flatMap(({ name, usual, byFile }) => map('{path}', placeholder(name), usual, byFile)),
    ...map('{path}', '{site_type}', 'application/octet-stream', types),
    ...map(
      '{path}',
      '{site_not_found}',
      '',
      byPattern(plan.notFound.map(({ pattern, file }) => [pattern, file])),
    ),
    ...statuses.flatMap((status) =>
      map(
        '{uri}',
        `{site_redirect_${status}}`,
        '',
        byPattern(
          plan.redirects.filter((one) => one.status === status).map(({ pattern, to }) => [pattern, to]),
        ),
      ),
    ),
    // What is empty is not sent.
    ...changing.map(({ name }) => `@has_${name} not vars ${placeholder(name)} ""`),
    'route {',
    ...[
      `@functions path ${plan.functions.join(' ')}`,
      'handle @functions {',
      '\treverse_proxy {$SITE_SERVER:127.0.0.1:8000} {',
      // As nginx does: what stands there is not believed, but as far as TRUST_PROXY says.
      '\t\theader_up X-Forwarded-For "{header.X-Forwarded-For}, {remote_host}"',
      '\t}',
      '}',
      '@malformed path_regexp \\\\',
      'error @malformed 400',
      ...statuses.flatMap((status) => [
        `@redirect_${status} not vars {site_redirect_${status}} ""`,
        `handle @redirect_${status} {`,
        ...headers.map((line) => `\t${line}`),
        `\tredir {site_redirect_${status}} ${status}`,
        '}',
      ]),
      '@unknown vars {site_file} ""',
      'error @unknown 404',
      '@not_allowed not method GET HEAD',
      'error @not_allowed 405',
      'rewrite * {site_file}',
      ...headers,
      'header content-type {site_type}',
      ...files,
    ].map((line) => `\t${line}`),
    '}',
    'handle_errors {',
    // A route keeps its order; elsewhere Caddy would set the headers of the address before it is that of the page.
    '\troute {',
    ...[
      '@not_found expression {err.status_code} == 404',
      'rewrite @not_found {site_not_found}',
      ...headers,
      'handle @not_found {',
      '\theader content-type {site_type}',
      ...files.map((line) => `\t${line}`),
      '}',
      '@method expression {err.status_code} == 405',
      'header @method allow "GET, HEAD"',
      'respond "{err.status_code} {err.status_text}"',
    ].map((line) => `\t\t${line}`),
    '\t}',
    '}',
  ]
  return `${lines.join('\n')}\n`
}
