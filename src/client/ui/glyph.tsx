/**
 * Line glyphs after lucide's (ISC licence): a grid of 24, one weight. Only glyphs of every page are here; any other is in the
 * component that shows it, and loads with it.
 */
const paths = {
  info: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  error: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01',
  chevron: 'm9 18 6-6-6-6',
  close: 'M18 6 6 18M6 6l12 12',
  outside: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
}

type GlyphProps = ({ shape: keyof typeof paths } | { path: string }) & {
  size?: number
  strokeWidth?: number
  className?: string | undefined
}

export function Glyph({ size = 20, strokeWidth = 2, className, ...drawn }: GlyphProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={'path' in drawn ? drawn.path : paths[drawn.shape]} />
    </svg>
  )
}
