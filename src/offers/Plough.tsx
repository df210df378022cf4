import type { ReactNode } from 'react'
import { disc, joined, type Point } from '../ui/drawings/geometry'
import { List } from '../ui/List'
import * as styles from './Plough.module.css'

/**
 * The Plough as seen in the sky towards the pole, in a plate of 1240 by 640: the distance to Polaris is 90° less the
 * declination, the angle the right ascension, turned so that the pointers, Merak and Dubhe, point to the right.
 * Plough.module.css places the names by the same figures.
 */
const stars: readonly Point[] = [
  [500, 150],
  [407.9, 166.6],
  [409.2, 312.4],
  [487.3, 334.9],
  [529.3, 424.9],
  [571.5, 493.6],
  [562.4, 611.8],
]
const polaris: Point = [978.9, 39.3]

/** The same figure upright for narrow screens, one star per row: across in rem, down in rows. */
const upright: readonly Point[] = [
  [3.4, 0.5],
  [1.2, 1.5],
  [1.5, 2.5],
  [3.8, 3.5],
  [2.9, 4.5],
  [2.2, 5.5],
  [3.3, 6.5],
]

/** Bowl and handle, by star index; the pointers continue to Polaris. */
const lines: readonly Point[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
  [3, 4],
  [4, 5],
  [5, 6],
]

type Profile = { title: string; text: string; href: string; price: ReactNode }
type Props = {
  /** One for each star, from Dubhe to Alkaid. */
  profiles: readonly Profile[]
  /** The label of Polaris. */
  polaris: string
}

/** Shows seven profiles as the stars of the Plough: each links to its service, and two of them point to Polaris. */
export function Plough({ profiles, polaris: aim }: Props) {
  return (
    <div className={styles.sky}>
      <p className={styles.polaris}>{aim}</p>
      <svg className={styles.wide} viewBox="0 0 1240 640" aria-hidden="true">
        {/* The circles fade out below the heading. */}
        <linearGradient id="plough-fade" gradientUnits="userSpaceOnUse" x2="0" y1="0" y2="150">
          <stop className={styles.fade} stopOpacity="0" />
          <stop className={styles.fade} offset="1" />
        </linearGradient>
        <path
          className={`hair ${styles.circles}`}
          d={[80, 150, 220].map((radius) => disc(polaris, radius)).join('')}
        />
        <path className={styles.pointers} d={`M${stars[0]}L${polaris}`} />
        <path className={styles.lines} d={joined(stars, lines)} />
      </svg>
      <List as="ol" className={styles.stars}>
        {profiles.map(({ title, text, href, price }) => (
          <li key={title} className="whole">
            <h3>
              <a href={href}>{title}</a>
            </h3>
            {text} {price}
          </li>
        ))}
      </List>
      <svg className={styles.upright} viewBox="0 0 5 7" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.pointers} d={`M${upright[0]}L4 0`} />
        <path className={styles.lines} d={joined(upright, lines)} />
      </svg>
    </div>
  )
}
