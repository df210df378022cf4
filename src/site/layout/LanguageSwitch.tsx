import { languageWords } from '../language-words'
import * as styles from './LanguageSwitch.module.css'
import { usePage } from './use-page'

/** Links to the same page in the other languages; the enhancement script remembers the choice. */
export const LanguageSwitch = () =>
  usePage().others.map(({ other, translated, otherPath }) => (
    <a
      key={other}
      className={styles.choice}
      href={otherPath}
      lang={other}
      hrefLang={other}
      rel={translated ? 'alternate' : undefined}
      data-choose-language={other}
    >
      {languageWords[other].name}
    </a>
  ))
