export type KeyKind = 'passkey' | 'email' | 'browser' | 'feature'

/** The bow shows the type of key: keyhole, envelope, window, clover. Holes are cut by the even-odd rule. */
const bows: Record<KeyKind, string> = {
  passkey:
    'M16 3a13 13 0 1 1 0 26a13 13 0 0 1 0-26Z M16 9a4 4 0 0 0-2.2 7.3L12.5 23h7l-1.3-6.7A4 4 0 0 0 16 9Z',
  email:
    'M4.5 6h23A2.5 2.5 0 0 1 30 8.5v15a2.5 2.5 0 0 1-2.5 2.5h-23A2.5 2.5 0 0 1 2 23.5v-15A2.5 2.5 0 0 1 4.5 6Z M5 9.3v3.2l11 7.5l11-7.5V9.3L16 16.8Z',
  browser:
    'M3 27V16a13 13 0 0 1 26 0v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z M14.7 7.2V16H7a9.2 9.2 0 0 1 7.7-8.8Z M17.3 7.2V16H25a9.2 9.2 0 0 0-7.7-8.8Z M7 18.6h7.7V25H7Z M17.3 18.6H25V25h-7.7Z',
  feature:
    'M16 2.5a7 7 0 0 1 6.3 10.2a7 7 0 1 1 0 6.6a7 7 0 1 1-12.6 0a7 7 0 1 1 0-6.6A7 7 0 0 1 16 2.5Z M16 13a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z',
}

const bits: Record<KeyKind, string> = {
  passkey: 'M44 18h4v7h-4Z M52 18h5v5h-5Z',
  email: 'M48 18h9v4h-3v4h-3v-4h-3Z',
  browser: 'M42 18h4v5h-4Z M48 18h3v8h-3Z M53 18h4v5h-4Z',
  feature: 'M46 18h4v4h3v-4h4v8h-11Z',
}

/** The silhouette alone, on a grid of 64 x 32, for use in other pictures. */
export function KeySilhouette({ kind }: { kind: KeyKind }) {
  return (
    <>
      <path fillRule="evenodd" d={bows[kind]} />
      <path d="M28 13.5h30a2.5 2.5 0 0 1 0 5H28Z" />
      <path d={bits[kind]} />
    </>
  )
}

export function KeyShape({ kind }: { kind: KeyKind }) {
  return (
    <svg width="56" height="28" viewBox="0 0 64 32" fill="currentColor" aria-hidden="true">
      <KeySilhouette kind={kind} />
    </svg>
  )
}
