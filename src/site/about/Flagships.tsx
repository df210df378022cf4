import * as styles from './Flagships.module.css'

type Project = { title: string; text: string; role: string }

export function Flagships({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={styles.flagships}>
      {projects.map(({ title, text, role }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.role}>{role}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
