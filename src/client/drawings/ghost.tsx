import { Face, FoldAndPatch, GroundShadow, Sheet } from './ghost-parts.tsx'

export type GhostPose = 'waving' | 'letter' | 'lost' | 'asleep' | 'keys'

/** The small sheet ghost: one body in several poses. */
export function Ghost({ pose }: { pose: GhostPose }) {
  if (pose === 'asleep') return <Sleeper />
  return (
    <g>
      <GroundShadow />
      {pose === 'waving' && <WavingArm />}
      <Sheet />
      <FoldAndPatch />
      <g transform={pose === 'lost' ? 'rotate(-9 58 62)' : undefined}>
        <Face />
      </g>
      {pose === 'letter' && <Letter />}
      {pose === 'lost' && <UpsideDownMap />}
      {pose === 'keys' && <Somebody />}
    </g>
  )
}

/** Asleep on the doormat. */
function Sleeper() {
  return (
    <g>
      <ellipse cx="60" cy="134" rx="60" ry="5" fill="var(--shadow)" />
      <path
        fill="var(--brass-shade)"
        d="M2 128h116v8h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3h-4v-3h-4v3H2Z"
      />
      <path fill="var(--clay-shade)" d="M2 131l13-21h90l13 21Z" />
      <path fill="var(--clay)" d="M8 129l10-17h84l10 17Z" />
      <path fill="var(--clay-light)" d="M15 126l7-11h76l7 11h-4l-5-8H24l-5 8Z" />
      <g transform="matrix(1.06 0 -0.1 0.68 6 41)">
        <Sheet />
        <FoldAndPatch />
      </g>
      <g transform="translate(-10 32) rotate(-13 58 62)">
        <Face look="closed" />
      </g>
      <path
        fill="var(--sheet-shade)"
        d="M84 36h13v3l-8 9h8v4H83v-3l8-9h-7Z M101 14h17v4l-11 12h11v5h-18v-4l11-12h-10Z"
      />
    </g>
  )
}

/** The sheet has slipped off one shoulder: underneath is a person in a jumper, with keys of their own. */
function Somebody() {
  return (
    <g>
      <path
        fill="var(--enamel)"
        d="M90 58C100 54 105 101 104 121C98 128 92 119 86 124C80 130 74 121 66 125C66 100 72 70 90 58Z"
      />
      <path
        fill="var(--enamel-shade)"
        d="M96 70C101 84 105 102 104 121C98 128 93 120 88 123C94 106 96 88 96 70Z"
      />
      <path fill="var(--enamel-light)" d="M68 101q14 5 34-1v5q-18 7-35 2Z M66 114q18 5 38-2v5q-20 7-38 2Z" />
      <KeyRing />
      <path fill="var(--stone)" d="M95 93l16-2c4 6 1 13-6 14c-7 1-11-5-10-12Z" />
      <path fill="var(--stone-light)" d="M95 93l9-2c3 5 1 10-4 11c-4-1-6-5-5-9Z" />
      <path fill="var(--enamel-shade)" d="M92 62C88 74 90 84 93 94L99 92L100 64Z" />
      <path fill="var(--enamel)" d="M88 56C104 50 115 62 114 88L95 92C96 82 92 72 88 70Z" />
      <path
        fill="var(--enamel-light)"
        d="M94 89l20-4l.5 6l-19.5 4Z M98 54C108 55 113 64 113 78C108 68 105 60 98 54Z"
      />
      <path
        fill="var(--sheet-shade)"
        d="M97 50C90 58 80 76 75 98C72 110 72 119 72 124L66 126C66 100 74 70 92 48Z"
      />
      <path fill="var(--sheet-light)" d="M96 46C80 60 68 92 61 125C64 127 67 126 70 124C72 98 82 66 99 54Z" />
    </g>
  )
}

function WavingArm() {
  return (
    <path fill="var(--sheet-shade)" d="M92 84C104 78 112 66 114 50C115 41 106 38 102 46C98 54 95 58 86 62Z" />
  )
}

function Letter() {
  return (
    <g transform="rotate(-7 44 104)">
      <path
        fill="var(--brass-light)"
        d="M14 90h54a3 3 0 0 1 3 3v29a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V93a3 3 0 0 1 3-3Z"
      />
      <path fill="var(--brass)" d="M12 92l29 20l29-20l1 4l-30 21l-30-21Z" />
      <circle cx="41" cy="113" r="5" fill="var(--clay)" />
      <path
        fill="var(--sheet-light)"
        d="M8 112C8 102 18 100 21 106C23 112 16 118 11 117C9 116 8 115 8 112Z"
      />
    </g>
  )
}

function UpsideDownMap() {
  return (
    <g transform="translate(0 6) rotate(4 58 106)">
      <path fill="var(--brass-light)" d="M24 92l22 5l24-6l22 5v32l-22-5l-24 6l-22-5Z" />
      <path fill="var(--brass)" d="M46 97l24-6v32l-24 6Z" opacity="0.45" />
      <path fill="var(--clay)" d="M30 118l6-8l6 8l-3-.5l1 6l-7-1.5l1-5Z" />
      <path fill="var(--enamel)" d="M52 104q8-6 14 2t22 2v4q-14 4-24-3q-6-4-10 0Z" />
      <path
        fill="var(--sheet-light)"
        d="M17 108C17 99 27 98 29 104C30 110 25 115 20 114C18 113 17 111 17 108Z M88 108C88 100 97 98 100 104C101 110 96 115 91 114C89 113 88 111 88 108Z"
      />
    </g>
  )
}

const SMALL_KEY =
  'M0 0a7.5 7.5 0 0 1 2.5 14.5V32h-5V14.5A7.5 7.5 0 0 1 0 0Z M0 4.5a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z M2.5 20h5v4h-5Z M2.5 27h3.5v4h-3.5Z'

function KeyRing() {
  return (
    <g fillRule="evenodd" transform="translate(24 27) scale(0.82)">
      <path fill="var(--brass-shade)" d={SMALL_KEY} transform="translate(101 106) rotate(-24)" />
      <path fill="var(--brass)" d={SMALL_KEY} transform="translate(96 109)" />
      <path fill="var(--brass-light)" d={SMALL_KEY} transform="translate(89 106) rotate(24)" />
      <path
        fill="var(--brass)"
        d="M96 84a15 15 0 1 1 0 30a15 15 0 0 1 0-30Z M96 88a11 11 0 1 0 0 22a11 11 0 0 0 0-22Z"
      />
    </g>
  )
}
