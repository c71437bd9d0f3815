import type { ReactNode } from 'react'

/** An arched opening in the wall; its content is drawn on a grid of 120 x 140. */
export function Niche({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 208 260" width="208" height="260" aria-hidden="true">
      <path fill="var(--stone-shade)" d="M8 252V104a96 96 0 0 1 192 0v148Z" />
      <path fill="var(--stone)" d="M8 252V104A96 96 0 0 1 166 30L40 176V252Z" />
      <path
        fill="var(--stone-light)"
        d="M8 214v-110a96 96 0 0 1 36-75l12 15a77 77 0 0 0-29 60v110Z M62 18a96 96 0 0 1 42-10v19a77 77 0 0 0-34 8Z"
      />
      <path fill="var(--dusk-shade)" d="M27 246V104a77 77 0 0 1 154 0v142Z" />
      <path fill="var(--dusk)" d="M34 246V106a72 72 0 0 1 144-10v150Z" />
      <Lamp />
      <path fill="var(--wood-shade)" d="M27 222h154v26H27Z" />
      <ellipse cx="104" cy="229" rx="56" ry="7" fill="var(--wood)" />
      <g transform="translate(43 95)">{children}</g>
      <path
        fill="var(--stone-shade)"
        d="M3 240h202a3 3 0 0 1 3 3v11a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6v-11a3 3 0 0 1 3-3Z"
      />
      <path fill="var(--stone-light)" d="M3 240h202a3 3 0 0 1 3 3v3H0v-3a3 3 0 0 1 3-3Z" />
    </svg>
  )
}

/** On its cord, with its light. */
function Lamp() {
  return (
    <g>
      <path fill="var(--dusk-light)" d="M104 36l46 190H58Z" opacity="0.55" />
      <path fill="var(--brass)" d="M104 34l30 192H74Z" opacity="0.16" />
      <path fill="var(--dusk-shade)" d="M102 26h4v22h-4Z" />
      <path fill="var(--brass-shade)" d="M91 58a13 13 0 0 1 26 0Z" />
      <path fill="var(--brass)" d="M91 58a13 13 0 0 1 15-12.8q-8 3-9 12.8Z" />
      <path fill="var(--brass-light)" d="M95 58h18a9 6 0 0 1-18 0Z" />
    </g>
  )
}
