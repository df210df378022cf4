import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, localPath } from '../site/languages'
import { contactWithResult } from '../site/tools/contact-with-result'
import { writeAddress } from '../site/use-address'
import { Actions } from '../ui/Actions'
import { ButtonLink } from '../ui/ButtonLink'
import { List } from '../ui/List'
import { fragmentOf } from './fragment'
import { editions, type NamedObjective } from './framework'
import { NextStep } from './NextStep'
import { ObjectiveTable } from './ObjectiveTable'
import { checkPath, letterPath, methodPath, objectivePath, resultPath } from './paths'
import * as styles from './Result.module.css'
import { rate } from './rate'
import { useAnswers } from './use-answers'

type Props = { objectives: readonly NamedObjective[]; language: Language; site: string }

/** The result for the answers in the address's fragment. Rendered at build without answers. */
export function Result({ objectives, language, site }: Props) {
  const { t } = useTranslation('sovereigntyResult')
  const { t: words } = useTranslation('sovereigntyServices')
  const criteria = useMemo(() => objectives.flatMap((objective) => objective.criteria), [objectives])
  const { state, setState, said, heading } = useAnswers(criteria)

  const { edition, answers, service, setAside } = state
  const fragment = fragmentOf(state)
  const at = (path: string) => localPath(path, language) + (fragment && `#${fragment}`)
  const links = (
    <Actions>
      <ButtonLink href={at(checkPath)}>{t(said ? 'back' : 'start')}</ButtonLink>
      <ButtonLink href={at(objectivePath(1))} quiet>
        {t('full')}
      </ButtonLink>
    </Actions>
  )
  const method = <a href={localPath(methodPath, language)}>{t('method')}</a>
  const problem = setAside > 0 && <p className="notice">{t('setAside')}</p>
  if (!said)
    return (
      <div className={styles.result}>
        {problem}
        <p>{t('empty')}</p>
        <p>
          <a href={at(letterPath)}>{t('letter')}</a>
        </p>
        <p>{method}</p>
        {links}
      </div>
    )

  const rating = rate(objectives, answers, edition)
  const { seal, score, sealOfAnswered, binding, open, total } = rating
  const exact = seal.from === seal.to
  const meaning = t('seals', { returnObjects: true })[seal.to]
  const percent = { from: Math.round(score.from), to: Math.round(score.to) }
  const named = criteria.filter(({ id }) => binding.includes(id))
  return (
    <div className={styles.result}>
      <h2 ref={heading} tabIndex={-1}>
        {service ? t('of', { service: words(`names.${service}`) }) : t('title')}
      </h2>
      {problem}
      <div className={styles.figures}>
        <div>
          <h3>{t('level.title')}</h3>
          <p className={styles.figure}>{t(exact ? 'level.exact' : 'level.between', seal)}</p>
          <p>{exact ? meaning : t('level.best', { meaning })}</p>
          {sealOfAnswered !== null && !exact && (
            <p className={styles.note}>{t('level.answered', { seal: sealOfAnswered })}</p>
          )}
        </div>
        <div>
          {/* Announced when the weights change. */}
          <div role="status">
            <h3>{t('score.title')}</h3>
            <p className={styles.figure}>
              {t(percent.from === percent.to ? 'score.exact' : 'score.between', percent)}
            </p>
          </div>
          <p>
            {open.length > 0 ? t('score.open', { count: open.length, total }) : t('score.closed', { total })}
          </p>
          <fieldset className={styles.weights}>
            <legend>{t('weights.label')}</legend>
            {editions.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="weights"
                  checked={one === edition}
                  onChange={() => {
                    setState({ ...state, edition: one })
                    writeAddress('hash', fragmentOf({ ...state, edition: one }))
                  }}
                />
                {t(`weights.${one}`)}
              </label>
            ))}
          </fieldset>
        </div>
      </div>
      <ObjectiveTable objectives={objectives} rated={rating.objectives} />
      <section>
        <h3>{t('binding.title')}</h3>
        <p>
          {named.length > 0
            ? t('binding.text', { seal: sealOfAnswered })
            : t(sealOfAnswered === null ? 'binding.unknown' : 'binding.none')}
        </p>
        <List className={styles.list}>
          {named.map(({ id, name, answers: ladder }) => {
            const answer = answers[id]
            return (
              <li key={id}>
                <b>{name}</b> <span>{typeof answer === 'number' && ladder[answer]}</span>
              </li>
            )
          })}
        </List>
      </section>
      <NextStep objectives={objectives} answers={answers} edition={edition} language={language} />
      <section className={styles.sending}>
        <h3>{t('letter')}</h3>
        <p>{t('letterText')}</p>
        <Actions>
          <ButtonLink href={at(letterPath)}>{t('letter')}</ButtonLink>
          <ButtonLink quiet href={localPath(contactWithResult('sovereignty', fragment), language)}>
            {t('send')}
          </ButtonLink>
        </Actions>
        <p className={styles.note}>{t('sendText')}</p>
      </section>
      <p className={styles.note}>
        {t('address')} <a href={at(resultPath)}>{site + at(resultPath)}</a>
      </p>
      <p className={styles.note}>
        {t('source')} {method}
      </p>
      {links}
    </div>
  )
}
