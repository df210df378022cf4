import { useTranslation } from 'react-i18next'
import { List } from '../../ui/List'
import * as styles from './UseCases.module.css'

type UseCase = { title: string; problem: string; solution: string; result: string }

/** Typical situations, each told as problem, solution, result. */
export function UseCases({ items }: { items: readonly UseCase[] }) {
  const { t } = useTranslation('sections')
  return (
    <List className={styles.cases}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <dl className={styles.story}>
            {(['problem', 'solution', 'result'] as const).map((part) => (
              <div key={part}>
                <dt>{t(`useCase.${part}`)}</dt>
                <dd>{item[part]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </List>
  )
}
