import { type FormEvent, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../site/format'
import { type Language, localPath } from '../site/languages'
import { Announcement } from '../ui/Announcement'
import { Button } from '../ui/Button'
import { StickyBar } from '../ui/StickyBar'
import { Assumptions } from './Assumptions'
import { Beyond } from './Beyond'
import { Charts } from './Charts'
import type { Catalogue } from './catalogue'
import { compute } from './compute'
import { Fields, problemId } from './Fields'
import { limits } from './inputs'
import * as styles from './OwnServer.module.css'
import { calculatorPath, casesPath } from './paths'
import { Sources } from './Sources'
import { words } from './say'
import { useCalculator } from './use-calculator'
import { Verdict } from './Verdict'

type Props = {
  catalogue: Catalogue
  language: Language
  /** The site's address. */
  url: string
}

/** The form with the verdict beside it; once there is a choice, the details below. */
export function Calculator({ catalogue, language, url }: Props) {
  const { t } = useTranslation('own-server')
  const form = useRef<HTMLFormElement>(null)
  const { read, version, hydrated, touched, fragment, choose, reset } = useCalculator(
    form,
    catalogue,
    language,
  )
  const assumptions = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // It may have been opened before hydration.
  useLayoutEffect(() => setOpen(assumptions.current?.open ?? false), [])
  const say = useMemo(() => words(t, language), [t, language])
  const result = useMemo(() => compute(read, catalogue), [read, catalogue])
  // The digit and the verdict come first.
  const charted = useDeferredValue(touched ? result : undefined)
  // A page is not to outgrow its bound as figures age.
  const day = hydrated ? today() : ''
  const here = localPath(calculatorPath, language)
  const { of, inputs } = result
  const { problems } = read
  const common = { catalogue, of, inputs, version, problems }

  const notices = problems.map((problem) => ({
    id: problemId(problem),
    text:
      problem === 'unknown'
        ? t('form.unknown')
        : t('form.problem', {
            field: say.field(problem, of, catalogue),
            min: say.exact(limits[problem].min),
            max: say.exact(limits[problem].max),
            value: say.exact(inputs[problem]),
          }),
  }))
  const difference = say.difference(result.difference)
  const live = result.own ? t('form.live', { difference }) : difference

  const change = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) choose(target.name)
  }

  return (
    <div className={styles.calculator}>
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          // As in the sovereignty check.
          autoComplete={hydrated ? 'on' : 'off'}
          aria-label={t('form.label')}
          noValidate
          onChange={change}
        >
          <Fields {...common} />
          <details ref={assumptions} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>{t('form.assumptions')}</summary>
            {hydrated && open && <Assumptions {...common} today={day} say={say} />}
          </details>
          <p>
            <Button quiet onClick={reset}>
              {t('form.reset')}
            </Button>
          </p>
          {/* On narrow screens the verdict is far below, so it stays in view. */}
          <StickyBar>
            <p>{live}</p>
          </StickyBar>
        </form>
        <div className={styles.aside}>
          <Announcement words={[...notices.map(({ text }) => text), live].join(' ')} />
          <section className={styles.sheet} aria-label={t('title')}>
            <Verdict result={result} say={say}>
              {notices.map(({ id, text }) => (
                <p key={id} id={id} className="notice">
                  {text}
                </p>
              ))}
            </Verdict>
            {hydrated && (
              <>
                <p className={styles.actions}>
                  <Button quiet onClick={() => window.print()}>
                    {t('table.print')}
                  </Button>
                </p>
                <p className={styles.address}>
                  {t('table.address')}{' '}
                  <a
                    href={`${here}${fragment && `#${fragment}`}`}
                  >{`${url}${here}${fragment && `#${fragment}`}`}</a>
                </p>
              </>
            )}
          </section>
          <Beyond language={language} />
        </div>
      </div>
      {charted ? (
        <Charts result={charted} catalogue={catalogue} say={say} />
      ) : (
        <p>
          <a href={localPath(casesPath, language)}>{t('form.cases')}</a>
        </p>
      )}
      <Sources catalogue={catalogue} compared={[of]} today={day} say={say} />
    </div>
  )
}
