import { Glyph } from '#client/ui/glyph.tsx'
import iconButton from '#client/ui/icon-button.module.css'
import { openMap } from './open-map.ts'

const MAP =
  'M14.1 5.55a2 2 0 0 0 1.79 0l3.66-1.83A1 1 0 0 1 21 4.62v12.76a1 1 0 0 1-.55.9l-4.56 2.28a2 2 0 0 1-1.79 0l-4.21-2.11a2 2 0 0 0-1.79 0l-3.66 1.83A1 1 0 0 1 3 19.38V6.62a1 1 0 0 1 .55-.9l4.56-2.28a2 2 0 0 1 1.79 0ZM15 5.76v15M9 3.24v15'

/** Opens the map of the rooms. `onPress` runs before. */
export function MapButton({ onPress }: { onPress?: () => void }) {
  function press() {
    onPress?.()
    openMap()
  }

  return (
    <button
      type="button"
      className={iconButton.icon}
      aria-label="Map of the rooms"
      title="Map of the rooms"
      onClick={press}
    >
      <Glyph path={MAP} size={22} />
    </button>
  )
}
