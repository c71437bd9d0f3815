import { appConfig } from '#client/lib/app-config.ts'

/** Without these the door cannot lock, so it is not opened at all. */
export function InsecureOrigin({ missing }: { missing: string[] }) {
  const { productName, publicUrl } = appConfig

  return (
    <main>
      <h1>{productName} cannot open here</h1>
      <p>This page needs something that your browser does not offer at this address:</p>
      <ul>
        {missing.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <p>Browsers keep keys safe on https addresses and on localhost only.</p>
      {publicUrl.startsWith('https:') && (
        <p>
          Please open <a href={publicUrl}>{publicUrl}</a> instead, in an up-to-date browser.
        </p>
      )}
    </main>
  )
}
