import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { estimatePath } from '../offers/estimate-link'
import { formQuery } from '../site/form-query'
import { type Language, localPath } from '../site/languages'
import { useAddress } from '../site/use-address'
import { Button } from '../ui/Button'
import { StickyBar } from '../ui/StickyBar'
import { addressOf, readAddress } from './address'
import { Choices } from './Choices'
import type { Catalogue } from './catalogue'
import * as styles from './Estimate.module.css'
import { figures, sheetOf } from './figures'
import { Sheet } from './Sheet'

type Props = { catalogue: Catalogue; language: Language; query: string }

/**
 * The form and the estimate of its choice. Rendered at build without a choice, by the server for an address with a
 * query, and in the browser; the fields are the state, so that all three show the same.
 *
 * @param query of the address
 */
export function Estimate({ catalogue, language, query }: Props) {
  const { t } = useTranslation('estimate')
  const [read, setRead] = useState(() => readAddress(query, catalogue))
  const [hydrated, setHydrated] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const shown = sheetOf(read, catalogue)
  const say = figures(t, language)
  const { found } = shown
  const impossible = read.problems.includes('quantity')

  // Picks up choices made before hydration, or restored by the browser.
  useLayoutEffect(() => {
    setHydrated(true)
    if (!form.current) return
    const chosen = readAddress(formQuery(form.current), catalogue)
    setRead((before) =>
      addressOf(chosen.choice, catalogue) === addressOf(before.choice, catalogue) ? before : chosen,
    )
  }, [catalogue])

  const [first] = useState(read)
  useAddress('search', read === first ? null : shown.address)

  const choose = (event: FormEvent<HTMLFormElement>) =>
    setRead(readAddress(formQuery(event.currentTarget), catalogue))
  const show = (event: FormEvent) => {
    event.preventDefault()
    const field = read.impossible[0] && form.current?.elements.namedItem(read.impossible[0])
    if (field instanceof HTMLElement) return field.focus()
    sheet.current?.scrollIntoView({ block: 'start' })
    sheet.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.columns}>
      <form
        ref={form}
        className={styles.form}
        method="get"
        // Without scripts, too, the button leads to the estimate, which is far below on narrow screens.
        action={`${localPath(estimatePath, language)}#estimate-number`}
        aria-label={t('form.label')}
        autoComplete="off"
        noValidate={hydrated}
        onChange={choose}
        onSubmit={show}
      >
        <Choices catalogue={catalogue} choice={read.choice} impossible={read.impossible} say={say} />
        {/* On narrow screens the estimate is far below, so its total stays in view. */}
        <StickyBar>
          <span role="status">
            {/* One text: screen readers may announce only one of several that change. */}
            {[
              found.project.length > 0 &&
                (found.total ? t('live.total', { project: say.total(found) }) : t('live.onRequest')),
              found.monthly.length > 0 && t('live.monthly', { price: say.range(found.perMonth) }),
              impossible && say.problem('quantity', read, catalogue),
              shown.address === '' && !impossible && t('live.empty'),
            ]
              .filter(Boolean)
              .join(' ')}{' '}
            {/* The notes say so where it is seen. */}
            <span className="visually-hidden">{found.conflicts.map(say.conflict).join(' ')}</span>
          </span>{' '}
          <Button type="submit" quiet>
            {t('form.submit')}
          </Button>
        </StickyBar>
      </form>
      <Sheet
        ref={sheet}
        read={read}
        shown={shown}
        catalogue={catalogue}
        language={language}
        printable={hydrated}
      />
    </div>
  )
}
