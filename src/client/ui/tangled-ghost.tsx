import { Face, GroundShadow, Sheet } from './ghost-parts.tsx'

/** Wound up in its own sheet, with a knot in it. A file of its own, because it comes only when something broke. */
export function TangledGhost() {
  return (
    <g>
      <GroundShadow />
      <g transform="rotate(-7 60 132)">
        <Sheet />
        <g transform="rotate(8 58 66)">
          <Face />
        </g>
        <path fill="var(--sheet-shade)" d="M20 70C36 62 54 44 70 18L90 30C72 56 50 76 18 86Z" />
        <path fill="var(--sheet-light)" d="M21 64C36 56 52 39 66 14C75 15 82 20 88 26C70 51 48 71 19 80Z" />
        <path fill="var(--sheet-shade)" d="M17 96C44 108 76 110 104 104L105 121C76 127 44 123 18 114Z" />
        <path fill="var(--sheet-light)" d="M17 92C44 103 76 105 103 98L105 114C76 120 44 117 18 108Z" />
        <path fill="var(--sheet-shade)" d="M100 104C110 110 108 122 120 128C112 134 98 130 94 112Z" />
        <path fill="var(--sheet)" d="M98 98C100 84 112 80 118 86C122 92 114 102 100 106Z" />
        <path fill="var(--sheet-shade)" d="M102 98C105 90 111 87 115 89C116 93 111 99 102 102Z" />
        <path
          fill="var(--sheet-light)"
          d="M92 100C92 94 102 92 105 98C108 106 102 112 96 110C93 108 92 104 92 100Z"
        />
      </g>
    </g>
  )
}
