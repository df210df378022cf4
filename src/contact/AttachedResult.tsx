import { useTranslation } from 'react-i18next'
import type { DescribedResult } from '../check-results/describe'
import * as styles from './AttachedResult.module.css'

type Props = { result: DescribedResult; attached: boolean; onChange: (attached: boolean) => void }

/** Shows the whole result of a check, which is sent with the message only if its box is ticked. */
export function AttachedResult({ result: { address, text }, attached, onChange }: Props) {
  const { t } = useTranslation('contact')
  return (
    <div className={styles.attached}>
      <label>
        <input
          type="checkbox"
          className="tick"
          aria-describedby="contact-result"
          name="check"
          value={address}
          checked={attached}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t('form.attach')}
      </label>
      <p id="contact-result">{text}</p>
    </div>
  )
}
