import * as styles from './Styleguide.module.css'

const colours = [
  'paper',
  'plate',
  'ink',
  'ink-2',
  'line',
  'edge',
  'accent',
  'star',
  'mark',
  'error',
  'success',
] as const
const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const

/** The design tokens, from `src/ui/tokens.css`. */
export function Tokens() {
  return (
    <section id="Tokens" className={styles.piece} aria-labelledby="Tokens-name">
      <h2 id="Tokens-name">Tokens</h2>
      <ul className={styles.colours}>
        {colours.map((name) => (
          <li key={name}>
            <span data-colour={name} className={styles.swatch} /> --{name}
          </li>
        ))}
      </ul>
      <ul className={styles.sizes}>
        {sizes.map((name) => (
          <li key={name} data-size={name}>
            --size-{name}
          </li>
        ))}
      </ul>
    </section>
  )
}
