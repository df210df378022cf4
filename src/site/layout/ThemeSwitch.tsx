import { useTranslation } from 'react-i18next'
import * as styles from './ThemeSwitch.module.css'

/** Handled by the enhancement script; without scripts the theme follows the system and the switch is hidden. */
export function ThemeSwitch() {
  const { t } = useTranslation('common')
  return (
    <fieldset className={styles.choice} data-theme-switch>
      <legend>{t('theme.label')}</legend>
      {(['system', 'light', 'dark'] as const).map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
          {t(`theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}
