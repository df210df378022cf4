import { useTranslation } from 'react-i18next'
import { servicePages } from './service-pages'
import { tools } from './tools/tools'
import { useLanguage } from './use-language'

type Entry = { path: string; name: string; below?: readonly Entry[] }

/** Links to every page but the articles and the steps of a form or a check, as a tree. */
export function SiteMap() {
  const { t } = useTranslation('common')
  const { t: tool } = useTranslation('tools')
  const { t: method } = useTranslation('sovereigntyMethod')
  const { t: rules } = useTranslation('aiActRules')
  const { t: cases } = useTranslation('ownServerCases')
  const { t: specimens } = useTranslation('specimens')
  const { t: proof } = useTranslation('proof')

  const documents: Partial<Record<(typeof tools)[number]['id'], readonly Entry[]>> = {
    sovereignty: [{ path: '/tools/sovereignty-method', name: method('title') }],
    aiAct: [{ path: '/tools/ai-act-rules', name: rules('title') }],
    ownServer: [{ path: '/tools/own-server-cases', name: cases('title') }],
  }
  return (
    <Tree
      entries={[
        { path: '/', name: t('nav.home') },
        {
          path: '/services',
          name: t('nav.services'),
          below: servicePages.map(({ area, path }) => ({ path, name: t(`services.${area}`) })),
        },
        {
          path: '/pricing',
          name: t('nav.pricing'),
          below: [{ path: '/specimens', name: specimens('list.title') }],
        },
        {
          path: '/tools',
          name: t('nav.tools'),
          below: tools.map(({ id, path }) => ({ path, name: tool(`list.${id}.name`), below: documents[id] })),
        },
        { path: '/articles', name: t('nav.articles') },
        { path: '/about', name: t('nav.about'), below: [{ path: '/proof', name: proof('title') }] },
        { path: '/contact', name: t('nav.contact') },
        { path: '/privacy-policy', name: t('footer.privacy') },
        { path: '/legal-notice', name: t('footer.legal') },
        { path: '/accessibility', name: t('footer.accessibility') },
      ]}
    />
  )
}

function Tree({ entries }: { entries: readonly Entry[] }) {
  const { local } = useLanguage()
  return (
    <ul>
      {entries.map(({ path, name, below }) => (
        <li key={path}>
          <a href={local(path)}>{name}</a>
          {below && <Tree entries={below} />}
        </li>
      ))}
    </ul>
  )
}
