import { useTranslation } from 'react-i18next'
import { List } from '../../ui/List'
import { unbroken } from '../../ui/unbroken'
import { useLanguage } from '../use-language'
import * as styles from './ToolList.module.css'
import { tools } from './tools'

export function ToolList() {
  const { t } = useTranslation('tools')
  const { local } = useLanguage()
  return (
    <List className={styles.tools}>
      {tools.map(({ id, path }) => (
        <li key={id}>
          <h2>
            <a href={local(path)}>{unbroken(t(`list.${id}.name`))}</a>
          </h2>
          <p>{t(`list.${id}.text`)}</p>
          <p className={styles.time}>{t(`list.${id}.time`)}</p>
        </li>
      ))}
    </List>
  )
}
