import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { estimatePath } from '../offers/estimate-link'
import { type Language, localPath } from '../site/languages'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { addressOf, type ReadAddress } from './address'
import type { Catalogue } from './catalogue'
import type { Estimate, Line } from './compute'
import * as styles from './Estimate.module.css'
import { figures, type sheetOf } from './figures'
import { Instalments } from './Instalments'
import { Notes } from './Notes'

type Props = {
  ref: Ref<HTMLElement>
  read: ReadAddress
  shown: ReturnType<typeof sheetOf>
  catalogue: Catalogue
  language: Language
  /** Whether to show a print button, which needs a script. */
  printable: boolean
}

/** The estimate, line by line. */
export function Sheet({ ref, read, shown, catalogue, language, printable }: Props) {
  const { t } = useTranslation('estimate')
  const say = figures(t, language)
  const { found, address, number, changed } = shown
  const { day, problems } = read
  const here = localPath(estimatePath, language)
  const { validUntil, expired, url } = catalogue
  // It is sent under the number on the sheet, unless prices have changed.
  const sent = changed ? addressOf(read.choice, catalogue) : address
  const contactAddress = `/contact?estimate=${encodeURIComponent(sent)}`
  return (
    <section ref={ref} tabIndex={-1} className={styles.sheet} aria-labelledby="estimate-number">
      <h2 id="estimate-number">
        {address ? <Numbered title={t('sheet.number', { number })} number={number} /> : t('sheet.title')}{' '}
        {/* The number begins with a day, which is not that of the print. */}
        {address && (
          <small className={styles.note}>{t('sheet.prices', { day: say.day(catalogue.day) })}</small>
        )}
      </h2>
      {problems.map((problem) => (
        <p key={problem} id={`estimate-${problem}`} className="notice">
          {say.problem(problem, read, catalogue)}
        </p>
      ))}
      {changed && (
        <p className="notice">
          {t('changed', { day: say.day(day), was: say.range(changed.was), now: say.range(changed.now) })}
        </p>
      )}
      {!address && <p>{t('sheet.empty')}</p>}
      {address && (
        <>
          <Lines found={found} vat={catalogue.vat} say={say} />
          {found.open && found.total && <p className={styles.note}>{t('sheet.open')}</p>}
          {found.rent && <p className={styles.note}>{t('sheet.rent')}</p>}
          {found.instalments && (
            <Instalments {...found.instalments} stages={catalogue.stages} open={found.open} say={say} />
          )}
          {found.days && <p>{t('instalments.days', { price: say.range(found.days) })}</p>}
          {found.weeks && (
            <div>
              <h3>{t('weeks.title')}</h3>
              {found.weeks.sideBySide ? (
                <p>
                  {t('weeks.sideBySide', { weeks: say.weeks(found.weeks.sideBySide) })}{' '}
                  {t('weeks.inTurn', { weeks: say.weeks(found.weeks.inTurn) })}
                </p>
              ) : (
                <p>{say.weeks(found.weeks.inTurn)}</p>
              )}
              {found.untimed.length > 0 && (
                <p className={styles.note}>{t('weeks.untimed', { names: say.names(found.untimed) })}</p>
              )}
            </div>
          )}
          <Notes found={found} catalogue={catalogue} here={here} say={say} />
          <p className={styles.note}>
            {t(expired ? 'validity.expired' : 'validity.valid', { day: say.day(validUntil) })}
          </p>
          <p className={styles.actions}>
            <ButtonLink href={localPath(contactAddress, language)}>{t('actions.ask')}</ButtonLink>
            {printable && (
              <Button quiet onClick={() => window.print()}>
                {t('actions.print')}
              </Button>
            )}
          </p>
          <p className={styles.address}>
            {t('actions.address')} <a href={`${here}?${address}`}>{`${url}${here}?${address}`}</a>
          </p>
          <p className={styles.reset}>
            <a href={here}>{t('actions.reset')}</a>
          </p>
        </>
      )}
    </section>
  )
}

/** A title with a number, which breaks at its hyphens only where a line has no room for it. */
function Numbered({ title, number }: { title: string; number: string }) {
  const [before, after] = title.split(number)
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  )
}

function Lines({ found, vat, say }: { found: Estimate; vat: number; say: ReturnType<typeof figures> }) {
  const { t } = useTranslation('estimate')
  const { project, total, monthly, perMonth, recurring, all, open } = found
  const rows = (lines: readonly Line[]) =>
    lines.map((line) => (
      <Row
        key={line.id}
        name={say.lineName(line)}
        value={say.price(line.price)}
        contents={say.contents(line)}
      />
    ))
  return (
    <table aria-label={t('sheet.title')}>
      <tbody>
        {rows(project)}
        {project.length > 0 && <Row total name={t('sheet.project')} value={say.total(found)} />}
        {total && (
          <>
            <Row name={t('sheet.vat', { rate: vat })} value={say.total(found, 'vat')} />
            <Row name={t('sheet.gross')} value={say.total(found, 'gross')} />
          </>
        )}
      </tbody>
      {recurring && (
        <tbody>
          {rows(monthly)}
          <Row total name={t('sheet.perMonth')} value={say.range(perMonth)} />
          <Row name={t('sheet.recurring')} value={say.range(recurring.net)} />
          <Row name={t('sheet.recurringGross')} value={say.range(recurring.gross)} />
        </tbody>
      )}
      {all && total && recurring && (
        <tbody>
          <Row total name={t('sheet.all')} value={say.part(all.net, open)} />
          <Row name={t('sheet.allGross')} value={say.part(all.gross, open)} />
        </tbody>
      )}
    </table>
  )
}

type RowProps = { name: string; value: string; total?: boolean; contents?: string }

/** A line with its price; on paper, which is filed, with its contents. */
function Row({ name, value, total = false, contents }: RowProps) {
  return (
    <tr className={total ? styles.total : undefined}>
      <th scope="row">
        {name} {contents && <small className={styles.contents}>{contents}</small>}
      </th>
      <td>{value}</td>
    </tr>
  )
}
