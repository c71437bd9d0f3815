import { kindNamed } from '#client/game/hunt/hidden-object.ts'
import type { Task } from '#client/game/jobs.ts'
import { matchesName } from '#client/game/rules.ts'
import { useGame } from '#client/game/use-game.ts'
import { ThingPicture } from './thing-picture.tsx'
import styles from './wanted.module.css'
import { WantedShape } from './wanted-shape.tsx'

/** The wanted things of a task, one by one: cut out of paper until found. The text beside it says the same. */
export function Wanted({ task }: { task: Task }) {
  const { name, requiredQuantity, foundCount } = task
  const found = useGame(({ game }) => game.inventory).filter((thing) => matchesName(task, thing))

  return (
    <span className={styles.wanted} aria-hidden>
      {Array.from({ length: requiredQuantity }, (_, at) => {
        const mine = at < foundCount ? found[at] : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the place
          <span key={at} className={styles.place} data-home={mine?.id}>
            <WantedShape kind={kindNamed(name)} at={at} />
            {mine && <ThingPicture thing={mine} />}
          </span>
        )
      })}
    </span>
  )
}
