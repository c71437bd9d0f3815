import { Glyph } from '#client/ui/glyph.tsx'
import { describeRoom, type House, type RoomOnMap } from './rooms-on-map.ts'
import styles from './street-plan.module.css'

const KEY = 'M12 12.500a4.750 4.750 0 1 0 0-9.500a4.750 4.750 0 0 0 0 9.500ZM12 12.500V21H15.500M12 17h2.500'

/** The silhouettes of the roofs, on a grid of 144 by 40, and their colours. A house without one has a gable. */
const ROOFS: Record<string, { path: string; colour: keyof typeof styles }> = {
  'garage-sale': { path: 'M2 40V22L142 14V40Z', colour: 'stone' },
  attic: { path: 'M0 40L26 16V4h14v8L72 0L144 40Z', colour: 'clay' },
  'camper-van': { path: 'M2 40V24Q2 10 22 10H104Q134 10 142 40Z', colour: 'enamel' },
  'flea-market': {
    path: 'M10 4H134L144 30a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0Z',
    colour: 'brass',
  },
  workshop: { path: 'M0 40V12L36 26V12L72 26V12L108 26V12L144 26V40Z', colour: 'wood' },
  'mountain-hut': { path: 'M0 40L72 2L144 40Z', colour: 'wood' },
  'thrift-shop': { path: 'M0 40L14 8H130L144 40Z', colour: 'dusk' },
  boathouse: { path: 'M0 40Q8 4 72 4T144 40Z', colour: 'enamel' },
  greenhouse: { path: 'M4 40V26L40 6H104L140 26V40Z', colour: 'leaf' },
  'camp-site': { path: 'M0 40L68 6L64 0H68L72 4L76 0H80L76 6L144 40Z', colour: 'clay' },
}

const GABLE = { path: 'M0 40L72 4L144 40Z', colour: 'stone' } as const

/** Ten houses of three windows each. A window with a light is a room whose lost key is found. */
export function StreetPlan({ houses, onGo }: { houses: House[]; onGo: (room: RoomOnMap) => void }) {
  return (
    <>
      <ul className={styles.legend} aria-label="Marks">
        <li>
          <span className={`${styles.window} ${styles.lit} ${styles.sample}`}>
            <Glyph path={KEY} size={14} />
          </span>
          <span>Key found</span>
        </li>
        <li>
          <Slip />
          <span>Errand here</span>
        </li>
        <li>
          <Star />
          <span>Room of the day</span>
        </li>
        {houses.some(({ rooms }) => rooms.some(({ isHere }) => isHere)) && (
          <li>
            <span className={`${styles.window} ${styles.here} ${styles.sample}`} />
            <span>You are here</span>
          </li>
        )}
      </ul>
      <ul className={styles.street} aria-label="Rooms">
        {houses.map((house) => (
          <li key={house.id} className={styles.house}>
            <Roof house={house} />
            <ul className={styles.front} aria-label={house.name}>
              {house.rooms.map((room) => (
                <li key={room.id}>
                  <Window room={room} onPress={() => onGo(room)} />
                </li>
              ))}
            </ul>
            <p className={styles.name} aria-hidden="true">
              {house.name}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Roof({ house }: { house: House }) {
  const { path, colour } = ROOFS[house.id] ?? GABLE
  return (
    <svg className={styles.roof} viewBox="0 0 144 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles[colour]} d={path} />
    </svg>
  )
}

function Window({ room, onPress }: { room: RoomOnMap; onPress: () => void }) {
  const words = describeRoom(room)
  return (
    <button
      type="button"
      className={`${styles.window} ${room.hasKey ? styles.lit : ''} ${room.isHere ? styles.here : ''}`}
      aria-label={words}
      title={words}
      onClick={onPress}
    >
      {room.hasKey ? <Glyph path={KEY} size={24} /> : <span>{room.name.replace(/^.* /, '')}</span>}
      {room.isToday && <Star />}
      {room.hasErrand && <Slip />}
    </button>
  )
}

function Slip() {
  return (
    <svg className={styles.slip} viewBox="0 0 18 20" width="18" height="20" aria-hidden="true">
      <path d="M2 1H12L16 5V19H2Z" />
      <path d="M5 8h8M5 11.500h8M5 15h5" />
    </svg>
  )
}

function Star() {
  return (
    <svg className={styles.star} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M10 1l2.700 5.800 6.300.8-4.600 4.400 1.200 6.300L10 15.200l-5.600 3.100 1.200-6.300L1 7.600l6.300-.8Z" />
    </svg>
  )
}
