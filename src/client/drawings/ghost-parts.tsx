/** The body of the small sheet ghost. Grid 120 x 140, standing at y 132. */
export function Sheet() {
  return (
    <>
      <path
        fill="var(--sheet)"
        d="M22 124C17 98 18 78 23 58C28 31 43 14 62 14C82 14 95 31 98 58C100 80 105 102 105 121C99 130 93 119 87 124C80 131 74 120 66 125C58 131 52 120 44 125C36 131 29 128 22 124Z"
      />
      <path
        fill="var(--sheet-shade)"
        d="M78 19C90 27 96 41 98 58C100 80 105 102 105 121C99 130 93 119 87 124C84 127 81 127 78 126C90 96 92 50 78 19Z"
      />
      <path
        fill="var(--sheet-light)"
        d="M29 80C28 50 36 26 58 17C44 32 38 50 38 78C38 92 37 104 34 116C30 106 29 94 29 80Z"
      />
    </>
  )
}

/** Signs of age: a fold at the hem, and a patch. */
export function FoldAndPatch() {
  return (
    <>
      <path
        fill="var(--sheet-shade)"
        d="M46 126C50 112 50 104 48 96C56 104 58 116 57 128C53 130 50 124 46 126Z"
      />
      <path fill="var(--clay)" d="M70 98l11-3l4 11l-12 4Z" />
      <path fill="var(--clay-light)" d="M70 98l11-3l1.5 4l-11 3.5Z" />
    </>
  )
}

const eyes = {
  open: 'M40.5 56a4.5 6.5 0 1 1 9 0a4.5 6.5 0 1 1-9 0Z M66.5 56a4.5 6.5 0 1 1 9 0a4.5 6.5 0 1 1-9 0Z',
  closed: 'M39 56q6 7 12 0l-1.5 5q-4.5 4-9 0Z M65 56q6 7 12 0l-1.5 5q-4.5 4-9 0Z',
}

/** Two eyes, and a keyhole for a mouth. */
export function Face({ look = 'open' }: { look?: keyof typeof eyes }) {
  return (
    <path
      fill="var(--dusk-shade)"
      d={`${eyes[look]}M58 68a5.5 5.5 0 0 0-3 10.1L53 87q5 2.5 10 0l-2-8.9A5.5 5.5 0 0 0 58 68Z`}
    />
  )
}

export function GroundShadow() {
  return <ellipse cx="62" cy="132" rx="44" ry="6" fill="var(--shadow)" />
}
