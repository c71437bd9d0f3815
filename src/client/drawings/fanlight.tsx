/** The lit window over the door, with somebody on tiptoe behind it. */
export function Fanlight() {
  return (
    <svg
      viewBox="0 0 480 240"
      width="480"
      height="240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--stone-shade)" d="M0 240a240 240 0 0 1 480 0Z" />
      <path fill="var(--stone)" d="M0 240A240 240 0 0 1 410 70L300 240Z" />
      <path
        fill="var(--stone-light)"
        d="M0 240a240 240 0 0 1 26-109l24 12a213 213 0 0 0-23 97Z M34 116a240 240 0 0 1 76-79l14 22a213 213 0 0 0-67 70Z M126 28a240 240 0 0 1 110-28v27a213 213 0 0 0-97 24Z"
      />
      <path fill="var(--enamel-shade)" d="M26 240a214 214 0 0 1 428 0Z" />
      <path fill="var(--brass)" d="M48 228a192 192 0 0 1 384 0Z" />
      <path fill="var(--brass-light)" d="M48 228a192 192 0 0 1 320-143L240 228Z" />
      <path fill="var(--sheet)" d="M190 228c0-46 14-74 49-74s50 28 50 74Z" />
      <path fill="var(--sheet-shade)" d="M262 159c19 12 27 38 27 69h-18c2-28 0-50-9-69Z" />
      <path fill="var(--sheet-light)" d="M198 222c0-30 8-52 28-62c-10 14-14 36-14 58c0 8-14 10-14 4Z" />
      <ellipse cx="228" cy="196" rx="6.5" ry="9" fill="var(--dusk-shade)" />
      <ellipse cx="257" cy="196" rx="6.5" ry="9" fill="var(--dusk-shade)" />
      <path fill="var(--sheet-shade)" d="M171 228c-2-12 18-14 19-3v3Z M291 228c0-14 20-12 19 0Z" />
      <path fill="var(--enamel)" d="M26 228h428v12H26Z M234 33h12v95h-12Z" />
      <path fill="var(--enamel)" d="M234 33h12v95h-12Z" transform="rotate(-45 240 228)" />
      <path fill="var(--enamel)" d="M234 33h12v95h-12Z" transform="rotate(45 240 228)" />
      <path fill="var(--enamel)" d="M138 228a102 102 0 0 1 204 0h-12a90 90 0 0 0-180 0Z" />
      <path
        fill="var(--enamel-light)"
        d="M26 228h428v3H26Z M138 228a102 102 0 0 1 102-102v3a99 99 0 0 0-99 99Z"
      />
    </svg>
  )
}
