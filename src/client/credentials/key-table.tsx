import type { ReactNode } from 'react'
import { lastUseOf } from '#client/layout/describe-last-use.ts'
import { describeSignInMethod } from '#client/layout/describe-sign-in-method.ts'
import { isHere } from '#client/layout/key-names.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { WholeName } from '#client/ui/whole-name.tsx'
import type { BrowserKey, Key } from '#shared/credentials.ts'
import { browserOfPasskey } from '#shared/sign-in-methods.ts'
import styles from './key-table.module.css'

/** The facts about a key, one in each row. */
export function KeyTable({ of: key, name, keys }: { of: Key; name: string; keys: Key[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Details of this key</caption>
      <tbody>
        <Fact label="Name">
          <WholeName>{name}</WholeName>
        </Fact>
        {key.device !== undefined && (
          <Fact label="Device">
            <WholeName>{key.device}</WholeName>
          </Fact>
        )}
        {key.type === 'email' && (
          <Fact label="Email">
            <WholeName>{key.email}</WholeName>
          </Fact>
        )}
        {key.type === 'feature' && <Fact label="Feature">{key.featureName}</Fact>}
        {key.type === 'passkey' && <Fact label="Provider">{key.provider ?? 'Unknown'}</Fact>}
        {key.type === 'passkey' && <Fact label="Synced">{describeSynced(key, keys)}</Fact>}
        {key.type === 'browser' && key.signedInWith && (
          <Fact label="Signed In With">{describeOpener(key)}</Fact>
        )}
        <Fact label="Created">
          <Moment at={key.createdAt} />
        </Fact>
        <Fact label="Last Used">
          <LastUse of={key} />
        </Fact>
        {key.leavesAt && (
          <Fact label="Will Be Removed">
            <Moment at={key.leavesAt} />
          </Fact>
        )}
        {key.waitsUntil && (
          <Fact label="Will Be Added">
            <Moment at={key.waitsUntil} />
          </Fact>
        )}
        {key.type === 'email' && (
          <Fact label="Status">{key.activated ? 'Activated' : 'Pending Activation'}</Fact>
        )}
      </tbody>
    </table>
  )
}

/** Placeholder rows until the facts are known. */
export function BlankKeyTable({ type }: { type: Key['type'] }) {
  const count = { passkey: 5, email: 5, feature: 4, browser: 3 }[type]
  return (
    <div className={styles.table} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blank rows have only their index
        <div className={styles.blank} key={row}>
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr className={styles.row}>
      <th className={styles.label} scope="row">
        {label}
      </th>
      <td className={styles.value}>
        <div className={styles.room}>{children}</div>
      </td>
    </tr>
  )
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatExactMoment(at)}</time>
}

function describeOpener(key: BrowserKey) {
  const signInMethod = describeSignInMethod(key) ?? ''
  return signInMethod.slice(0, 1).toUpperCase() + signInMethod.slice(1)
}

function LastUse({ of: key }: { of: Key }) {
  // Whoever granted the feature switched it on.
  if (key.type === 'feature') return 'On since it was added'
  const lastUse = lastUseOf(key)
  if (lastUse === null) return 'Not used yet'
  return lastUse === 'now' ? 'Now' : <Moment at={lastUse} />
}

function describeSynced(passkey: Extract<Key, { type: 'passkey' }>, keys: Key[]) {
  if (passkey.synced) return 'Yes, to your other devices'
  const browser = browserOfPasskey(passkey, keys)
  if (browser === null) return 'No, only on the device that it was made with'
  return isHere(browser) ? 'No, made in this browser' : `No, made in ${browser.name}`
}
