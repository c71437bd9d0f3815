import { Face, FoldAndPatch, GroundShadow, Sheet } from './ghost-parts.tsx'

/** Waiting behind a door, with a hand on its edge. In a file of its own, loaded on pages that wait. */
export function PeekingGhost() {
  return (
    <g>
      <GroundShadow />
      <g transform="translate(12 2) rotate(9 60 132)">
        <Sheet />
        <FoldAndPatch />
        <Face />
      </g>
      <path fill="var(--enamel-shade)" d="M-14 132V4H50l6 4V132Z" />
      <path fill="var(--enamel)" d="M-14 132V4H50V132Z" />
      <path fill="var(--enamel-light)" d="M-6 14H40v3H-3V62h-3Z M-6 76H40v3H-3v43h-3Z" />
      <path fill="var(--enamel-shade)" d="M40 14v48H-6l3-3H37V17Z M40 76v46H-6l3-3H37V79Z" />
      <circle cx="44" cy="70" r="4.5" fill="var(--brass-shade)" />
      <circle cx="43" cy="69" r="3.5" fill="var(--brass-light)" />
      <path fill="var(--sheet-shade)" d="M46 92c-3-8 4-13 11-10c5 2 5 12 0 15c-4 2-9 0-11-5Z" />
      <path fill="var(--sheet-light)" d="M46 90c-3-8 5-11 10-8c2 2 1 9-3 11c-3 1-6 0-7-3Z" />
    </g>
  )
}
