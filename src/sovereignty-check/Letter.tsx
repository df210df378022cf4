import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../site/copy-text'
import { formatDay } from '../site/format'
import { type Language, localPath } from '../site/languages'
import { Actions } from '../ui/Actions'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { fragmentOf } from './fragment'
import type { Criterion, Objective } from './framework'
import { checkPath, resultPath } from './paths'
import { questionsToAsk } from './questions-to-ask'
import * as styles from './Result.module.css'
import { rate } from './rate'
import { useAnswers } from './use-answers'

type LetterQuestion = Criterion & { ask: string; short: boolean }
type Paragraph = { words: string; questions?: string[] }
type Props = { objectives: readonly Objective<LetterQuestion>[]; language: Language; day: string }

/** Questions to the provider as a letter to copy or print. Rendered at build without answers. */
export function Letter({ objectives, language, day }: Props) {
  const { t } = useTranslation('sovereigntyLetter')
  const { t: words } = useTranslation('sovereigntyServices')
  const criteria = useMemo(() => objectives.flatMap((objective) => objective.criteria), [objectives])
  const { state, said, heading } = useAnswers(criteria)
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null)
  const { answers, service, edition } = state

  const { binding } = rate(objectives, answers, edition)
  const open = questionsToAsk(criteria, answers, binding)
  const known = criteria.filter(({ id }) => binding.includes(id))
  /** Numbers go on from one list to the next, so that an answer can name them. */
  const list = (intro: string, listed: readonly LetterQuestion[], before = 0): Paragraph[] =>
    listed.length > 0
      ? [{ words: intro, questions: listed.map(({ ask }, index) => `${before + index + 1}. ${ask}`) }]
      : []
  const questions = [...list(t('open'), open), ...list(t('known'), known, open.length)]
  const written = said && questions.length > 0
  const paragraphs: Paragraph[] = [
    {
      words:
        service && service !== 'other'
          ? t('subject', { service: words(`names.${service}`) })
          : t('subjectAny'),
    },
    { words: t('hello') },
    { words: t('why', { day: formatDay(language, day) }) },
    ...questions,
    { words: t('bye') },
  ]
  const letter = paragraphs.map(({ words, questions = [] }) => [words, ...questions].join('\n')).join('\n\n')
  const copy = async () => setCopied((await copyText(letter)) ? 'copied' : 'failed')
  return (
    <div className={styles.letter}>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p>{t(written ? 'intro' : said ? 'nothing' : 'empty')}</p>
      {written && (
        <article>
          {paragraphs.map(({ words, questions }) => (
            <div key={words}>
              <p>{words}</p>
              {questions && (
                <ol>
                  {questions.map((question) => (
                    <li key={question}>{question}</li>
                  ))}
                </ol>
              )}
            </div>
          ))}
        </article>
      )}
      <Actions>
        {written && (
          <>
            <Button onClick={copy}>{t('copy')}</Button>
            <Button quiet onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        )}
        <ButtonLink
          quiet={written}
          href={
            said ? `${localPath(resultPath, language)}#${fragmentOf(state)}` : localPath(checkPath, language)
          }
        >
          {t(said ? 'back' : 'start')}
        </ButtonLink>
      </Actions>
      <span role="status">{copied && t(copied)}</span>
    </div>
  )
}
