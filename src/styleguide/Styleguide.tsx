import { useLanguage } from '../site/use-language'
import * as styles from './Styleguide.module.css'
import { type Specimen, specimens } from './specimens'
import { Tokens } from './Tokens'

/** Groups the specimens by component, in order. */
function byPiece(all: readonly Specimen[]): [string, Specimen[]][] {
  const pieces = new Map<string, Specimen[]>()
  for (const specimen of all) pieces.set(specimen.piece, [...(pieces.get(specimen.piece) ?? []), specimen])
  return [...pieces]
}

/** Every colour, size and component of the site, for developers. */
export function Styleguide() {
  const { language } = useLanguage()
  return (
    <div className={styles.styleguide}>
      <h1>Styleguide</h1>
      <Tokens />
      {byPiece(specimens(language)).map(([piece, states]) => (
        <section key={piece} id={piece} className={styles.piece} aria-labelledby={`${piece}-name`}>
          <h2 id={`${piece}-name`}>{piece}</h2>
          {states.map(({ state, shown }) => (
            <div key={state} className={styles.state} data-specimen={`${piece}, ${state}`}>
              <p className={styles.name}>{state}</p>
              {shown}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
