type Shape = { kind: 'bag' | 'stove' }

/** Cut out of paper: a rolled bag by its coil and straps, a stove by its pot and its flame. */
export function WantedShape({ kind }: Shape) {
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
      {kind === 'bag' ? <Bag /> : <Stove />}
    </svg>
  )
}

function Bag() {
  return (
    <>
      <path
        fill="currentcolor"
        d="M8 4h10.5C21.5 4 23 8 23 12.5s-1.5 8.5-4.5 8.5H8c-3.9 0-7-3.8-7-8.5S4.1 4 8 4Z"
      />
      <path
        fill="none"
        stroke="var(--raised)"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M8.5 12.5c0-1.2-1.700-1.300-2-.1-.5 1.900 1.300 3.400 3 2.600 2.300-1 2.400-4.600.2-6C7.200 7.400 4 9.200 3.700 12.5M15 4.5c1.300 4.5 1.300 11.5 0 16M19 4.5c1.300 4.5 1.300 11.5 0 16"
      />
    </>
  )
}

function Stove() {
  return (
    <path
      fill="currentcolor"
      d="M3 3h14l5-1v2l-5 .8V8c0 1-.8 2-2 2H5c-1.2 0-2-1-2-2V3Zm2.5 8.5h9l1.5 1.5H4l1.5-1.5ZM8.5 14h3v2h-3v-2Zm-3 3h9c2.5 0 4 1.600 4 3v2H1.5v-2c0-1.400 1.5-3 4-3Zm13.5-2.5h4v2h-4v-2Z"
    />
  )
}
