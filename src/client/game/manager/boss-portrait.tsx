/** The manager: a hat, a moustache, and not much time. */
export function BossPortrait() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="18" fill="var(--dusk)" />
      <path fill="var(--enamel)" d="M5 36c1-7 6-10 13-10s12 3 13 10Z" />
      <path fill="var(--enamel-light)" d="m14 26 4 5 4-5 2 1-6 8-6-8Z" />
      <path fill="var(--clay-light)" d="M10 14h16v6a8 8 0 0 1-16 0Z" />
      <path fill="var(--clay)" d="M22 14h4v6a8 8 0 0 1-6 8c3-3 3-9 2-14Z" />
      <path fill="var(--wood-shade)" d="M18 21c3-2 7 0 8 2-3 1-6 1-8-1-2 2-5 2-8 1 1-2 5-4 8-2Z" />
      <path fill="var(--dusk-shade)" d="M13.5 16.5H16v2h-2.5Zm7 0H23v2h-2.5Z" />
      <path fill="var(--brass)" d="M11 12c0-6 3-8 7-8s7 2 7 8Z" />
      <path fill="var(--brass-shade)" d="M6 13c4-2 20-2 24 0-1 2-23 2-24 0Z" />
      <path fill="var(--brass-light)" d="M13 9c0-3 2-4 4-4-1 1-2 3-2 5Z" />
    </svg>
  )
}
