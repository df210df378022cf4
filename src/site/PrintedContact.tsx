import * as styles from './PrintedContact.module.css'
import { useSite } from './use-site'

/** Says on paper, which has no links, where to write and to call. */
export function PrintedContact() {
  const { email, phone } = useSite()
  return <p className={styles.contact}>{`${email} · ${phone}`}</p>
}
