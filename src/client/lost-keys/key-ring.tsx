import { randomFrom } from '#client/lib/seeded-random.ts'
import { useArrival } from '#client/lib/use-arrival.ts'
import { Details } from '#client/ui/details.tsx'
import { Section } from '#client/ui/section.tsx'
import { type FoundKey, LOST_KEYS, LOST_KEYS_PLACE } from './found-keys.ts'
import styles from './key-ring.module.css'

/** For a key that points to the right, with its bow at 0 0. */
const BOWS = [
  'M-13 0a13 13 0 1 1 26 0a13 13 0 1 1-26 0ZM-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
  'M-12-12h22q4 0 4 4v16q0 4-4 4h-22q-3 0-3-4v-16q0-4 3-4ZM-6-5v10h11v-10Z',
  'M-6-7a7 7 0 1 1 6-4.500a7 7 0 1 1 0 23a7 7 0 1 1-6-4.500a7 7 0 1 1 0-14ZM-1-8a3 3 0 1 0 .1 0ZM-1 14a3 3 0 1 0 .1 0ZM-11 3a3 3 0 1 0 .1 0Z',
  'M-14 0L0-14L14 0L0 14ZM-6 0L0 6L6 0L0-6Z',
]
const BITS = [
  'M52 2h5v9h-5ZM44 2h4v6h-4Z',
  'M46 2h12v9h-4v-4h-4v4h-4Z',
  'M40 2h4v5h-4ZM47 2h4v10h-4ZM54 2h4v7h-4Z',
]
const METALS = ['brass', 'iron', 'copper', 'green', 'old'] as const

/** All found keys on one ring: each has its place, and empty places are visible too. */
export function KeyRing({ keys }: { keys: readonly FoundKey[] }) {
  const places = Math.max(LOST_KEYS, keys.length)
  const turn = 360 / places
  const isFull = keys.length >= LOST_KEYS
  const heading = useArrival(LOST_KEYS_PLACE)

  return (
    <Section title="Lost keys" heading={heading}>
      <div className={styles.ring}>
        <svg
          className={styles.drawing}
          viewBox="-142 -142 284 284"
          width="284"
          height="284"
          aria-hidden="true"
        >
          <circle r="66" className={styles.wire} />
          {Array.from({ length: places }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place on the ring
            <g key={at} transform={`rotate(${90 + sideways(at) * turn}) translate(72 0)`}>
              <Hanging found={keys[at]} />
            </g>
          ))}
          <text y="4" className={styles.count}>
            {keys.length}
          </text>
          <text y="28" className={styles.of}>
            {`of ${places}`}
          </text>
        </svg>
        <div className={styles.words}>
          <p>
            <span>{isFull ? 'The ring is full: all ' : 'You found '}</span>
            <strong>{isFull ? keys.length : `${keys.length} of ${places}`}</strong> keys that the small ghosts
            in the pictures of Rummage World were keeping.
          </p>
          <p>They are no way in: none of them opens this account, or any door. They only jingle.</p>
          <p className={styles.quiet}>The ring hangs in this browser and on no other device.</p>
          {keys.length > 0 && (
            <Details summary="Whose pictures they were in">
              <ol className={styles.list}>
                {keys.map(({ post, by }) => (
                  <li key={post}>{by}</li>
                ))}
              </ol>
            </Details>
          )}
        </div>
      </div>
    </Section>
  )
}

/** From the ring's lowest place, where keys hang, up both sides: 0, 1, -1, 2, -2. */
function sideways(at: number) {
  return at % 2 === 0 ? -at / 2 : (at + 1) / 2
}

/** The same key on every visit: its looks depend on its post. */
function Hanging({ found }: { found: FoundKey | undefined }) {
  if (found === undefined) return <circle cx="0" r="2.5" className={styles.empty} />
  const random = randomFrom(`key of ${found.post}`)
  const bow = random.pick([0, 1, 2, 3])
  const metal = random.pick(METALS)
  const bits = random.pick([0, 1, 2])
  const size = random.between(0.78, 1)
  return (
    <g
      className={styles[metal]}
      transform={`rotate(${random.between(-5, 5).toFixed(1)}) scale(${size.toFixed(2)})`}
    >
      <path fillRule="evenodd" d={BOWS[bow]} transform="translate(4 0) scale(0.62)" />
      <path d="M11-2.5h50q3 2.5 0 5h-50Z" />
      <path d={BITS[bits]} />
    </g>
  )
}
