/** What many pages need. */
const paths = {
  info: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  error: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01',
  chevron: 'm9 18 6-6-6-6',
  close: 'M18 6 6 18M6 6l12 12',
  outside: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
}

/** Begins where the pen is put down. */
type Path = `${'M' | 'm'}${number} ${string}`

type GlyphProps = {
  /** One of these, or the path of a page's own. */
  shape: keyof typeof paths | Path
  size?: number
  weight?: number
  className?: string | undefined
}

/** A line glyph on a grid of 24 in one path, as lucide draws them: https://lucide.dev. */
export function Glyph({ shape, size = 20, weight = 2, className }: GlyphProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isNamed(shape) ? paths[shape] : shape} />
    </svg>
  )
}

function isNamed(shape: string): shape is keyof typeof paths {
  return Object.hasOwn(paths, shape)
}
