import type { CSSProperties } from 'react'
import { useMotion } from '#client/game/hands/still.ts'
import styles from './moving.module.css'

/** Left, top, width and height, in the units of a picture that is 1600 by 1200. */
type Box = readonly [left: number, top: number, width: number, height: number]

type Part =
  | { kind: 'fire' | 'moth' | 'glow'; box: Box }
  /** `glass`: the corners of the opening that one sees the rain through, as a polygon of its box. */
  | { kind: 'rain'; box: Box; glass?: string }
  | { kind: 'blink'; box: Box; lid: string }

/** The one thing that moves in a room, by the name of its picture. It is drawn there as well, and lies still. */
const parts: Record<string, readonly Part[]> = {
  'camp-site-1': [{ kind: 'fire', box: [771, 741, 118, 206] }],
  'mountain-hut-3': [{ kind: 'glow', box: [118, 530, 204, 196] }],
  'flea-market-2': [{ kind: 'rain', box: [768, 60, 136, 630] }],
  'attic-3': [
    { kind: 'rain', box: [470, 135, 234, 210], glass: 'polygon(25% 1%, 100% 0, 95% 98%, 0 100%)' },
    { kind: 'rain', box: [716, 132, 238, 210], glass: 'polygon(5% 1%, 79% 0, 100% 98%, 0 100%)' },
  ],
  'greenhouse-3': [{ kind: 'moth', box: [680, 165, 200, 200] }],
  'thrift-shop-1': [{ kind: 'blink', box: [632, 378, 36, 15], lid: '#827d87' }],
}

/** The names of the pictures in which something moves. */
export const movingRooms = Object.keys(parts)

/**
 * What moves in a picture, over its drawing and behind what hides there: by `transform` and `opacity` alone, and not at all
 * where somebody wants stillness, in the whole browser or by the switch of the game.
 */
export function Moving({ src }: { src: string }) {
  const isWelcome = useMotion()
  const here = (isWelcome && parts[src.replace(/^.*\/|\.svg$/g, '')]) || []
  return here.map((part) => (
    <span key={part.box[0]} className={styles.part} style={placed(part.box)} data-moving aria-hidden>
      {drawn(part)}
    </span>
  ))
}

function drawn(part: Part) {
  switch (part.kind) {
    case 'fire':
      return <Fire />
    case 'glow':
      return <span className={styles.glow} />
    case 'moth':
      return <Moth />
    case 'rain':
      return <Rain box={part.box} glass={part.glass} />
    case 'blink':
      return <Blink lid={part.lid} />
  }
}

function Fire() {
  return (
    <>
      <svg className={styles.flame} viewBox="-50 -160 100 175" aria-hidden="true">
        <path
          fill="#c08f51"
          d="M-32 8Q-44-30-22-56-20-38-8-32-12-76 10-104 10-74 24-58 32-44 28-32 38-36 40-50 48-20 34 6 0 18-32 8Z"
        />
      </svg>
      <svg className={styles.inner} viewBox="-50 -160 100 175" aria-hidden="true">
        <path fill="#ffe2a6" d="M-18 8Q-24-16-10-32-6-20 2-18 0-42 12-60 14-38 22-24 26-8 20 6 0 14-18 8Z" />
      </svg>
      <svg className={styles.spark} viewBox="-50 -160 100 175" aria-hidden="true">
        <path fill="#ffe2a6" d="M-14-60q5 4 0 9-5-4 0-9ZM22-72q4 3 0 7-4-3 0-7ZM4-96q4 3 0 7-4-3 0-7Z" />
      </svg>
    </>
  )
}

function Moth() {
  return (
    <span className={styles.orbit}>
      <svg className={styles.moth} viewBox="-12 -10 24 20" aria-hidden="true">
        <path fill="#5b5048" d="M0-6Q2 0 0 7-2 0 0-6Z" />
        <path fill="#efe3c4" d="M-1-2Q-11-11-11-2-9 7-1 3ZM1-2Q11-11 11-2 9 7 1 3Z" />
      </svg>
    </span>
  )
}

/** Where drops are, as shares of the opening; each falls a whole height, and comes again above. */
const DROPS = [
  [0.08, 0.1],
  [0.22, 0.55],
  [0.34, 0.22],
  [0.45, 0.78],
  [0.56, 0.4],
  [0.68, 0.05],
  [0.8, 0.66],
  [0.93, 0.32],
] as const

function Rain({ box: [, , width, height], glass }: { box: Box; glass: string | undefined }) {
  const drops = [-2, -1, 0].flatMap((turn) =>
    DROPS.map(([x, y]) => `M${Math.round(x * width)} ${Math.round((y + turn) * height)}l-9 44`),
  )
  return (
    <span className={styles.opening} style={{ clipPath: glass }}>
      <svg className={styles.falling} viewBox={`0 ${-height} ${width} ${2 * height}`} aria-hidden="true">
        <path fill="none" stroke="#eef3f0" strokeWidth="3" strokeLinecap="round" d={drops.join('')} />
      </svg>
    </span>
  )
}

function Blink({ lid }: { lid: string }) {
  return (
    <svg className={styles.lids} viewBox="632 378 36 15" aria-hidden="true">
      <path
        fill={lid}
        d="M632.5 385.500a6.7 6.5 0 0 1 13.4 0 6.7 6.5 0 0 1-13.4 0ZM654.1 385.500a6.7 6.5 0 0 1 13.4 0 6.7 6.5 0 0 1-13.4 0Z"
      />
      <path
        fill="none"
        stroke="#35334a"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M634.5 387.500q4.7 3.5 9.4 0M656 387.500q4.7 3.5 9.4 0"
      />
    </svg>
  )
}

function placed([left, top, width, height]: Box): CSSProperties {
  return {
    left: `${left / 16}%`,
    top: `${top / 12}%`,
    width: `${width / 16}%`,
    height: `${height / 12}%`,
  }
}
