import { useTranslation } from 'react-i18next'
import type { ChartProps } from './chart-props'
import * as styles from './OwnServer.module.css'

/** Each option as a bar of its shares, all on one scale. */
export function SharesChart({ result: { compared }, say }: ChartProps) {
  const { t } = useTranslation('own-server')
  const most = Math.max(1, ...compared.map(({ monthly }) => monthly))
  return (
    <section>
      <h2 id="own-server-shares">{t('shares.title')}</h2>
      <table className={styles.bars} aria-labelledby="own-server-shares">
        {compared.map(({ id, shares, monthly }) => (
          <tbody key={id}>
            <tr className={styles.whole}>
              <th scope="row">
                {t(`ways.${id}`)}
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                  {shares.map((share, index) => (
                    <rect
                      key={share.id}
                      data-tone={index}
                      x={(shares.slice(0, index).reduce((sum, one) => sum + one.monthly, 0) / most) * 100}
                      width={(share.monthly / most) * 100}
                      height="2"
                    />
                  ))}
                </svg>
              </th>
              <td>{say.euros(monthly)}</td>
            </tr>
            {shares.map((share, index) => (
              <tr key={share.id}>
                <th scope="row">
                  <svg className={styles.swatch} viewBox="0 0 2 2" aria-hidden="true">
                    <rect data-tone={index} width="2" height="2" />
                  </svg>{' '}
                  {/* Two options may have shares of the same name, which their places alone would tell from each other. */}
                  <span className="visually-hidden">{t(`ways.${id}`)}, </span>
                  {t(`shares.${share.id}`)}
                </th>
                <td>{say.euros(share.monthly)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
