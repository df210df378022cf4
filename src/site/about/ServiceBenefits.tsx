import { List } from '../../ui/List'
import * as styles from './ServiceBenefits.module.css'

type Service = {
  title: string
  short_description: string
  description: string
  benefits_list: readonly { title: string; description: string }[]
}

/** Each service with its three benefits. */
export function ServiceBenefits({ services }: { services: readonly Service[] }) {
  return (
    <List className={styles.services}>
      {services.map((service) => (
        <li key={service.title}>
          <div>
            <h3>{service.title}</h3>
            <p className={styles.short}>{service.short_description}</p>
            <p>{service.description}</p>
          </div>
          <dl className={styles.benefits}>
            {service.benefits_list.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </List>
  )
}
