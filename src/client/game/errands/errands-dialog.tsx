import { jarOf } from '#client/game/furnish.ts'
import { TagModal } from '#client/game/manager/tag-modal.tsx'
import { inYourJar } from '#client/game/manager-words.ts'
import { openMap } from '#client/game/open-map.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import { ErrandCard } from './errand-card.tsx'
import { isDone } from './errand-rules.ts'
import styles from './errands-dialog.module.css'
import { errandsOfPosts } from './errands-of-posts.ts'
import { errandsOfTheFamous } from './errands-of-the-famous.ts'

const LEVELS = [2, 3, 4, 5]

/** All errands, by the level they lead to. */
export function ErrandsDialog() {
  const store = useGameStore()
  const isOpen = useGame(({ board }) => board === 'errands')
  const game = useGame((table) => table.game)
  const onClose = () => store.showBoard(null)

  if (!isOpen) return null

  function showMap() {
    onClose()
    openMap()
  }

  return (
    <TagModal title="Errands" onEscape={onClose}>
      <p>
        {`You are level ${game.level}: ${game.jobRank}, rating ${game.jobRating}. Both errands of a level raise you to it; at level 5 the Celebrity Concierge opens. Tap in the pictures what a riddle means, or feel around by name.`}
      </p>
      <div className={styles.jar}>
        <p>{`Errands pay into your jar, and the jar furnishes the window behind our door. ${inYourJar(jarOf(game))}`}</p>
        <div className={styles.ways}>
          <Button onClick={() => store.showBoard('window')}>Furnish our window</Button>
          <Button onClick={showMap}>Show me on the map</Button>
        </div>
      </div>
      {LEVELS.map((level) => {
        const errands = errandsOfPosts.filter((errand) => errand.level === level)
        const left = errands.filter((errand) => !isDone(game, errand)).length
        return (
          <section key={level} className={styles.level} aria-label={`To level ${level}`}>
            <h3>
              <span>{`To level ${level}`}</span>
              <span className={styles.left}>
                {left === 0 ? 'done' : game.level < level - 1 ? 'later' : `${left} to run`}
              </span>
            </h3>
            {game.level >= level - 1 &&
              errands.map((errand) => <ErrandCard key={errand.id} errand={errand} onTaken={onClose} />)}
          </section>
        )
      })}
      {game.level >= 5 && (
        <section className={styles.level} aria-label="For the famous">
          <h3>For the famous</h3>
          {errandsOfTheFamous.map((errand) => (
            <ErrandCard key={errand.id} errand={errand} onTaken={onClose} />
          ))}
        </section>
      )}
      <Button onClick={onClose}>Close</Button>
    </TagModal>
  )
}
