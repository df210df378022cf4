import { useTranslation } from 'react-i18next'
import { useLanguage } from '../use-language'
import { useSite } from '../use-site'
import * as styles from './Proof.module.css'

const columns = ['page', 'size', 'requests', 'nodes', 'eco'] as const

/** Everything loaded except the site's icon, which browsers load once or, without a window, never. */
const loaded =
  "performance.getEntries().filter((e) => 'encodedBodySize' in e && !e.name.endsWith('/icon.svg'))"

/** The command for a browser's console that shows the same figures. */
const inConsole = {
  size: `${loaded}.reduce((sum, e) => sum + e.encodedBodySize, 0)`,
  requests: `${loaded}.length\n${loaded}.filter((e) => !e.name.startsWith(origin)).length`,
  nodes: "document.querySelectorAll('*').length",
  storage: '[document.cookie, localStorage.length, sessionStorage.length]',
} as const

/** The command for a terminal; the build adds its output (`src/gatsby/postprocess/proof`). */
const inTerminal = (url: string) =>
  ({
    headers: `curl -sI ${url}/`,
    commit: '',
    files: `curl -s ${url}/proof-files.txt | sha256sum\ncurl -s ${url}/proof-files.txt | (cd dist/public && sha256sum --check --quiet)`,
    packages: `curl -s ${url}/sbom.cdx.json`,
  }) as const

/** Measurements of every page: the text is here, and the build fills in its figures by `data-proof`. */
export function Proof() {
  const { t } = useTranslation('proof')
  const { local } = useLanguage()
  const { url } = useSite()
  const terminal = inTerminal(url)
  return (
    <div className={styles.proof}>
      <p className={styles.cite} data-proof="cite" />
      <h2>{t('strip.title')}</h2>
      <p>
        <span data-proof="strip" /> <span data-proof="source" />
      </p>
      <svg
        className={styles.strip}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-proof="lines"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build draws a line for each page
        dangerouslySetInnerHTML={{ __html: '<path/><path/>' }}
      />
      <h2 id="pages">{t('table.title')}</h2>
      <p>
        {t('table.text')} <a href="/proof.json">proof.json</a>
      </p>
      <table className={styles.table} aria-labelledby="pages" data-sort="">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" aria-sort={column === 'size' ? 'descending' : undefined}>
                <button type="button">{t(`table.${column}`)}</button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          data-proof="rows"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build writes a row for each page
          dangerouslySetInnerHTML={{ __html: '<tr><th scope="row"><a></a></th><td></td></tr>' }}
        />
      </table>
      <p data-proof="zero" />
      <p>{t('table.ecoNote')}</p>
      <h2>{t('check.title')}</h2>
      <p>{t('check.text')}</p>
      <dl className={styles.checks}>
        {(['size', 'requests', 'nodes', 'storage'] as const).map((item) => (
          <div key={item}>
            <dt>{t(`check.items.${item}`)}</dt>
            <dd>
              <code>{inConsole[item]}</code>
            </dd>
          </div>
        ))}
        {(['headers', 'commit', 'files', 'packages'] as const).map((item) => (
          <div key={item}>
            <dt data-proof={`${item}-name`}>{t(`check.items.${item}`)}</dt>
            <dd>
              <code data-proof={`${item}-command`}>{terminal[item]}</code>
              <pre data-proof={item} />
              {item === 'files' && <a href="/proof-files.txt">proof-files.txt</a>}
              {item === 'packages' && <a href="/sbom.cdx.json">{t('check.sbom')}</a>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('check.items.kept')}</dt>
          <dd>
            {t('check.kept')} <a href={local('/privacy-policy')}>{t('check.policy')}</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
