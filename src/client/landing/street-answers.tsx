import { useEffect, useState } from 'react'
import styles from './street.module.css'

type Spot = 'door' | 'ghost' | 'cat' | 'bell' | 'slot'

/** Who answers a press, and by which line. Where each is drawn, `street.module.css` says. */
const answers: [Spot, name: string, says: string][] = [
  ['door', 'The door', 'It knows you already. Your keys hang in your account.'],
  ['ghost', 'The small ghost', 'It practised the wave all afternoon. Boo comes next week.'],
  ['slot', 'The letter slot', 'Bills get stuck. Sign-in links fall right through.'],
  ['bell', 'The bell', "It rings for the cat's dinner. You only have to knock."],
  ['cat', 'The cat', 'Lives next door, dines here.'],
]

/** Things of the street that answer a press by one line, as the things in the rooms do. */
export function StreetAnswers({ hasDoor }: { hasDoor: boolean }) {
  const [pressed, setPressed] = useState<{ spot: Spot } | null>(null)
  const [spot, name, says] = answers.find(([one]) => one === pressed?.spot) ?? []

  useEffect(() => {
    if (pressed === null) return
    const over = () => setPressed(null)
    // Long enough to read it.
    const timer = setTimeout(over, 6_000)
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && over()
    window.addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [pressed])

  return (
    <>
      {answers
        .filter(([one]) => !(hasDoor && one === 'door'))
        .map(([one, label]) => (
          <button
            key={one}
            type="button"
            className={`${styles.spot} ${styles[one]}`}
            aria-label={label}
            onClick={() => setPressed({ spot: one })}
          />
        ))}
      <p role="status" className={spot && `${styles.slip} ${styles[spot]}`}>
        {spot && (
          <>
            <b>{`${name} `}</b>
            <span>{says}</span>
          </>
        )}
      </p>
    </>
  )
}
