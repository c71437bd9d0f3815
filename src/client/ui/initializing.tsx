import styles from './initializing.module.css'

/** The lamp over the door warms up while nobody is known yet. */
export function Initializing() {
  return (
    <main className={styles.wait}>
      <svg className={styles.door} width="72" height="96" viewBox="0 0 72 96" aria-hidden="true">
        <path fill="var(--enamel-shade)" d="M4 92V36a32 32 0 0 1 64 0v56Z" />
        <path fill="var(--enamel)" d="M4 92V36A32 32 0 0 1 58 13L24 60v32Z" />
        <path
          className={styles.light}
          fill="var(--brass-light)"
          d="M36 40a9 9 0 0 0-5 16.5L27 74h18l-4-17.5A9 9 0 0 0 36 40Z"
        />
        <path fill="var(--stone-shade)" d="M0 90h72v6H0Z" />
      </svg>
      <p role="status">Initializing...</p>
    </main>
  )
}
