import { useEffect, useRef, useState } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { canReadDrawings, canShare } from '#client/lib/browser-drawings.ts'
import { useCopy } from '#client/lib/use-copy.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { pages } from '#shared/page-paths.ts'
import { hours, minutes } from '#shared/time.ts'
import { type Search, totalTime } from './daily.ts'
import { formatDay, formatTime, untilNext } from './day.ts'
import { drawPostcard, HEIGHT, WIDTH } from './postcard.ts'
import styles from './result.module.css'
import { postcardFile, save, share } from './send-postcard.ts'
import type { Today } from './use-today.ts'

const NO_CARD = {
  failed: 'The postcard could not be drawn. Your time is kept all the same.',
  withheld:
    'To protect your privacy, this browser does not let pages save a drawing. Take a screenshot of the card, or allow this page to read canvas data, and reload it.',
}

type ResultProps = { today: Today; search: Search; streak: number; best: number }

/** The screen after a win: the time, and a postcard. */
export function Result({ today, search, streak, best }: ResultProps) {
  const { day, room, list } = today
  const heading = useRef<HTMLHeadingElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [card, setCard] = useState<File | keyof typeof NO_CARD | null>(null)
  const time = formatTime(totalTime(search))
  const title = `All ${list.length} in ${time}`
  const how = search.isByHand ? 'felt for by name' : 'found by eye'
  const { productName, publicUrl } = appConfig
  const { host, pathname, href } = new URL(pages.today, publicUrl)
  const line = `Room of the day at ${productName}, ${formatDay(day)}: all ${list.length} in ${time}, ${how}. ${href}`
  const { problem, copy } = useCopy()

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    let isOver = false
    async function draw() {
      if (canvas.current === null) return
      await drawPostcard(canvas.current, {
        src: room.src,
        title,
        place: `${room.by}'s room, ${formatDay(day)}`,
        how,
        day,
        sender: productName,
        address: host + pathname,
      })
      const file = canReadDrawings() ? await postcardFile(canvas.current, day) : 'withheld'
      if (!isOver) setCard(file)
    }
    draw().catch(() => isOver || setCard('failed'))
    return () => {
      isOver = true
    }
  }, [room, title, day, how, host, pathname])

  const isShareable = card instanceof File && canShare(card)

  return (
    <section className={styles.result} aria-labelledby="won">
      <h2 id="won" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {`${search.misses === 0 ? 'Without one wrong guess' : describeMisses(search.misses)}, ${how}. ${describeStreak(streak, best)}`}
      </p>
      <canvas
        ref={canvas}
        className={styles.card}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`A picture postcard of the room: ${title}, ${formatDay(day)}`}
        hidden={card === 'failed'}
      />
      {card === 'failed' || card === 'withheld' ? (
        <Notice kind="error">
          <p>{NO_CARD[card]}</p>
        </Notice>
      ) : (
        <div className={styles.ways}>
          {isShareable && (
            <Button look="door" onClick={() => share(card, `Room of the day: ${title}`, line)}>
              Share the postcard
            </Button>
          )}
          <Button
            look={isShareable ? 'quiet' : 'door'}
            disabled={card === null}
            onClick={() => card instanceof File && save(card)}
          >
            Save the postcard
          </Button>
        </div>
      )}
      <div className={styles.line}>
        <p>{line}</p>
        <Button onClick={() => copy(line)}>Copy this line</Button>
        <Problem says={problem} />
      </div>
      <p className={styles.next}>{describeNext(untilNext(Date.now()))}</p>
    </section>
  )
}

function describeMisses(misses: number) {
  return misses === 1 ? 'One wrong guess' : `${misses} wrong guesses`
}

function describeStreak(streak: number, best: number) {
  if (streak < 2) return 'Come back tomorrow, and it is two days in a row.'
  return streak === best ? `${streak} days in a row.` : `${streak} days in a row, ${best} at best.`
}

function describeNext(time: number) {
  const whole = Math.floor(time / hours(1))
  const rest = Math.floor((time % hours(1)) / minutes(1))
  return `The next room opens in ${whole} h ${rest} min.`
}
