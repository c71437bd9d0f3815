import type { ReactNode } from 'react'

type WantedShapeProps = {
  kind: 'bag' | 'stove'
  /** Which of several wanted ones it is: the makes of a bag take turns. */
  at: number
}

/**
 * Cut out of paper: what counts as a bag by the silhouettes of all three makes, a roll, a sack and a mummy. A single stove of
 * any make is wanted, so it is a sign that shows no number of burners: flames over a grate.
 */
export function WantedShape({ kind, at }: WantedShapeProps) {
  const shapes = SHAPES[kind]
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
      {shapes[at % shapes.length]}
    </svg>
  )
}

const roll = cut(
  'M8 4h10.5C21.5 4 23 8 23 12.5s-1.5 8.5-4.5 8.5H8c-3.9 0-7-3.8-7-8.5S4.1 4 8 4Z',
  'M8.5 12.5c0-1.2-1.700-1.300-2-.1-.5 1.900 1.300 3.400 3 2.600 2.300-1 2.400-4.600.2-6C7.200 7.400 4 9.200 3.700 12.5M15 4.5c1.300 4.5 1.300 11.5 0 16M19 4.5c1.300 4.5 1.300 11.5 0 16',
)

const sack = cut(
  'M6.600 6.500C3.800 6 3.900 3.200 6 3c.4-2 3.400-2.800 4.900-1.300 1.500-1.400 4.400-.9 5 1 2.400-.2 3.800 2.700 1.800 3.900.700.500.6 1.200 0 1.600l1.300 1.100c2.700.5 3.500 3.900 2.400 6.500 2.300 3.200.5 7.200-3.200 7.200H5.800C2.100 23 .3 19 2.600 15.800c-1.100-2.600-.3-6 2.400-6.500l1.400-1.100c-.700-.5-.600-1.300.2-1.700Z',
  'M7 8.300c3.300.9 6.700.9 10 0M2.800 16c6 1.400 12.400 1.400 18.400 0M7.600 10.200c-1 4-1 8.600.2 12.400M16.400 10.200c1 4 1 8.600-.2 12.400',
)

const mummy = cut(
  'M12 1c3 0 4.400 2 4.600 4.600.2 1.600 1 2.300 2.500 2.900 2 .8 2.300 2.800 1.400 4.200.8 1.400.5 2.700-.6 3.500.5 1.500-.1 2.700-1.300 3.400C18.200 22 15.500 23.500 12 23.500S5.800 22 5.400 19.600c-1.200-.7-1.800-1.900-1.300-3.400-1.100-.8-1.400-2.100-.6-3.500-.9-1.400-.6-3.400 1.400-4.200 1.500-.6 2.300-1.300 2.500-2.900C7.600 3 9 1 12 1Z',
  'M12 3.800c1.700 0 2.700 1 2.700 2.700 0 1.500-1 2.500-2.700 3-1.700-.5-2.700-1.500-2.700-3 0-1.700 1-2.700 2.700-2.700ZM12 9.500v11M4.500 12.700c1.700.8 3.500 1 5.300.5M5 16.200c1.600.8 3.200 1 4.800.5M19.500 12.700c-1.700.8-3.500 1-5.300.5M19 16.200c-1.600.8-3.200 1-4.800.5',
)

const stove = cut(
  'M12 1.500c1.900 2.100 2.800 3.700 2.800 5.300a2.800 2.800 0 0 1-5.600 0c0-1.600.9-3.200 2.800-5.300ZM5.500 4.500c1.300 1.500 1.900 2.600 1.900 3.700a1.900 1.900 0 0 1-3.800 0c0-1.100.6-2.200 1.900-3.700ZM18.500 4.500c1.300 1.500 1.900 2.600 1.900 3.700a1.900 1.900 0 0 1-3.800 0c0-1.100.6-2.200 1.900-3.700ZM1 11.500h22v2.200H1ZM3 15h18l1.200 5.600c.2.800-.3 1.400-1.200 1.400H3c-.9 0-1.400-.6-1.200-1.400Z',
  'M7 18.500h10',
)

const SHAPES = { bag: [roll, sack, mummy], stove: [stove] } as const

/** A silhouette, and the lines that are cut into it. */
function cut(silhouette: string, lines: string): ReactNode {
  return (
    <>
      <path fill="currentcolor" d={silhouette} />
      <path fill="none" stroke="var(--raised)" strokeWidth="1.4" strokeLinecap="round" d={lines} />
    </>
  )
}
