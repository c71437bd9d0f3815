import { appConfig } from '#client/api/app-config.ts'
import { Ghost } from '#client/drawings/ghost.tsx'
import styles from './insecure-origin.module.css'

/** Nothing is secure without these browser features, so the application does not start. */
export function InsecureOrigin({ missing }: { missing: string[] }) {
  const { productName, publicUrl } = appConfig

  return (
    <main className={styles.page} id="main">
      <svg viewBox="0 0 120 140" width="120" height="140" aria-hidden="true">
        <Ghost pose="lost" />
      </svg>
      <h1>{`${productName} cannot open here`}</h1>
      <p>This page needs something that your browser does not offer at this address:</p>
      <ul>
        {missing.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <p>Browsers keep keys safe only at addresses that begin with https, and on localhost.</p>
      {publicUrl.startsWith('https:') && (
        <p>
          Please open <a href={publicUrl}>{publicUrl}</a> instead, in an up-to-date browser.
        </p>
      )}
    </main>
  )
}
