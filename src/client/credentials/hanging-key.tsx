import { type KeyKind, KeySilhouette } from '#client/drawings/key-shapes.tsx'

/** A material for each type: brass, clay, cloth, leaf. */
const materials: Record<KeyKind, string> = {
  passkey: 'brass',
  email: 'clay',
  browser: 'sheet',
  feature: 'leaf',
}

/** The picture of a key on a cord. Drawn on the niche's grid of 120 x 140. */
export function HangingKey({ kind }: { kind: KeyKind }) {
  const material = materials[kind]
  return (
    <g>
      <ellipse cx="62" cy="133" rx="28" ry="4" fill="var(--shadow)" />
      <path fill="var(--clay-shade)" d="M60 -37h2v46h-2Z" />
      <path
        fillRule="evenodd"
        fill="var(--clay)"
        d="M61 4c7 0 10 6 10 14c0 9-4 15-10 15s-10-6-10-15c0-8 3-14 10-14Zm0 3c-5 0-7 4-7 11c0 8 3 12 7 12s7-4 7-12c0-7-2-11-7-11Z"
      />
      <g transform="rotate(4 61 14)">
        <g transform="translate(93.5 14) rotate(90) scale(1.85)" fill={`var(--${material}-shade)`}>
          <KeySilhouette kind={kind} />
        </g>
        <g transform="translate(90 13) rotate(90) scale(1.85)" fill={`var(--${material})`}>
          <KeySilhouette kind={kind} />
        </g>
      </g>
    </g>
  )
}
