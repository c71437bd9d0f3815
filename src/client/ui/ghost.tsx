export type GhostPose = 'waving' | 'letter' | 'lost' | 'asleep' | 'keys'

/** The small sheet ghost: one body, posed by what its arm and eyes do. Grid 120 x 140, stands at y 132. */
export function Ghost({ pose }: { pose: GhostPose }) {
  return (
    <g>
      <ellipse cx="62" cy="132" rx="44" ry="6" fill="var(--shadow)" />
      {pose === 'waving' && <WavingArm />}
      <Sheet />
      <Face isAsleep={pose === 'asleep'} isTilted={pose === 'lost'} />
      {pose === 'letter' && <Letter />}
      {pose === 'lost' && <UpsideDownMap />}
      {pose === 'keys' && <KeyRing />}
    </g>
  )
}

function Sheet() {
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
      <path
        fill="var(--sheet-shade)"
        d="M46 126C50 112 50 104 48 96C56 104 58 116 57 128C53 130 50 124 46 126Z"
      />
      <path fill="var(--clay)" d="M70 98l11-3l4 11l-12 4Z" />
      <path fill="var(--clay-light)" d="M70 98l11-3l1.5 4l-11 3.5Z" />
    </>
  )
}

function Face({ isAsleep, isTilted }: { isAsleep: boolean; isTilted: boolean }) {
  return (
    <g fill="var(--dusk-shade)" transform={isTilted ? 'rotate(-9 58 62)' : undefined}>
      {isAsleep ? (
        <path d="M39 56q6 7 12 0l-1.5 5q-4.5 4-9 0Z M65 56q6 7 12 0l-1.5 5q-4.5 4-9 0Z" />
      ) : (
        <>
          <ellipse cx="45" cy="56" rx="4.5" ry="6.5" />
          <ellipse cx="71" cy="56" rx="4.5" ry="6.5" />
        </>
      )}
      <path d="M58 68a5.5 5.5 0 0 0-3 10.1L53 87q5 2.5 10 0l-2-8.9A5.5 5.5 0 0 0 58 68Z" />
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
    <g fillRule="evenodd">
      <path fill="var(--brass-shade)" d={SMALL_KEY} transform="translate(101 106) rotate(-24)" />
      <path fill="var(--brass)" d={SMALL_KEY} transform="translate(96 109)" />
      <path fill="var(--brass-light)" d={SMALL_KEY} transform="translate(89 106) rotate(24)" />
      <path
        fill="var(--brass)"
        d="M96 84a15 15 0 1 1 0 30a15 15 0 0 1 0-30Z M96 88a11 11 0 1 0 0 22a11 11 0 0 0 0-22Z"
      />
      <path fill="var(--sheet-shade)" d="M82 92C78 80 90 72 100 76C108 80 108 90 101 93C95 96 85 98 82 92Z" />
      <path fill="var(--sheet)" d="M82 92C78 80 88 73 97 76C100 80 98 92 90 95C86 95 83 95 82 92Z" />
    </g>
  )
}
