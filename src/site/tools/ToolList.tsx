import { useTranslation } from 'react-i18next'
import { useLanguage } from '../use-language'
import * as styles from './ToolList.module.css'

/** The tools that visitors can use, in the order in which they are offered; their words are `content/copy/<language>/tools.json`. */
const tools = [
  { id: 'sovereignty', path: '/tools/sovereignty' },
  { id: 'aiAct', path: '/tools/ai-act' },
  { id: 'estimate', path: '/estimate' },
] as const

export function ToolList() {
  const { t } = useTranslation('tools')
  const { local } = useLanguage()
  return (
    <ul className={styles.tools}>
      {tools.map(({ id, path }) => (
        <li key={id}>
          <h2>
            <a href={local(path)}>{t(`list.${id}.name`)}</a>
          </h2>
          <p>{t(`list.${id}.text`)}</p>
          <p className={styles.time}>{t(`list.${id}.time`)}</p>
        </li>
      ))}
    </ul>
  )
}
