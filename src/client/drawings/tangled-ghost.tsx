import { Face, GroundShadow, Sheet } from './ghost-parts.tsx'

/** Wound up in its own sheet, with a knot in it. In a file of its own, because only errors need it. */
export function TangledGhost() {
  return (
    <g>
      <GroundShadow />
      <g transform="rotate(-7 60 132)">
        <Sheet />
        <g transform="translate(0 2) rotate(6 58 66)">
          <Face />
        </g>
        <path
          fill="var(--sheet-shade)"
          d="M29 38C46 40 70 33 90 22C93 25 95 29 96.5 35C77 47 50 52 25 49Z M18 100C44 110 78 110 104 100L105 118C78 127 44 126 19 116Z"
        />
        <path
          fill="var(--sheet-light)"
          d="M31 32C46 34 66 28 84 18C88 20 91 24 93.5 29C74 41 50 46 26 44Z M18 95C44 105 78 105 103 95L104.5 111C78 120 44 120 18.5 110Z"
        />
        <path
          fill="var(--sheet-shade)"
          d="M96 103C110 104 116 114 126 112C124 122 112 126 102 120C98 117 95 110 96 103Z"
        />
        <path fill="var(--sheet)" d="M97 101C106 93 110 82 122 82C126 92 116 104 102 108Z" />
        <path fill="var(--sheet-shade)" d="M103 101C110 95 113 88 121 86C121 93 114 101 105 105Z" />
        <path
          fill="var(--sheet-light)"
          d="M91 101C90 94 98 91 103 96C107 101 105 110 99 111C94 112 91 107 91 101Z"
        />
        <path fill="var(--sheet-shade)" d="M99 111C105 110 107 101 103 96C103 102 102 107 96.5 110.5Z" />
      </g>
    </g>
  )
}
