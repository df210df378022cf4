import { useTranslation } from 'react-i18next'
import { articlePath } from '../articles/paths'
import { type Language, localPath } from '../site/languages'
import * as styles from './Check.module.css'
import type { Criterion } from './framework'
import { digitsOf } from './points'

export type CheckQuestion = Criterion & {
  question: string
  answers: readonly string[]
  how: string
  /** The question to the provider, if the page has room for it. */
  ask?: string
  article: { slug: string; subject: string } | null
}

type Props = {
  criterion: CheckQuestion
  /** Converts an answer's points as the form displays them. */
  shown: (points: number) => number
  language: Language
}

/** A criterion with its answers; all are optional, and “I don’t know” is one. */
export function Question({ criterion, shown, language }: Props) {
  const { t } = useTranslation('sovereignty')
  const { id, question, answers, points, seals, how, ask, article } = criterion
  const hint = `how-${id}`
  return (
    <fieldset aria-describedby={hint}>
      <legend>{question}</legend>
      <p id={hint}>
        {how}
        {ask && ` ${t('form.ask', { ask })}`}{' '}
        {article && (
          <a href={localPath(articlePath(article.slug), language)}>
            {t('form.article', { subject: article.subject })}
          </a>
        )}
      </p>
      {answers.map((answer, place) => (
        <label key={answer}>
          <input
            type="radio"
            name={id}
            value={place + 1}
            data-p={digitsOf(shown(points[place] ?? 0))}
            data-s={seals[place]}
          />
          {answer}
        </label>
      ))}
      <label className={styles.unknown}>
        <input type="radio" name={id} value="0" />
        {t('form.unknown')}
      </label>
    </fieldset>
  )
}
