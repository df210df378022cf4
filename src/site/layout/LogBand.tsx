import { Log } from './Log'
import * as styles from './LogBand.module.css'

/** The log across the screen, below a page's head. */
export const LogBand = () => <Log className={styles.band} />
