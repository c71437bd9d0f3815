import { formatQuantity, type Project } from '#client/game/jobs.ts'
import { formatMoney } from '#client/game/manager-words.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './jobs-dialog.module.css'

export function ProjectChoice({ project }: { project: Project }) {
  const { id, name, reward, tasks, completed } = project
  const store = useGameStore()
  const isCurrent = useGame(({ game }) => game.currentProject === id)

  return (
    <li className={styles.project}>
      <p className={styles.name} id={`${id}-name`}>
        {name}
      </p>
      <p className={styles.reward}>{`Reward ${formatMoney(reward)}`}</p>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            {`${formatQuantity(task.requiredQuantity, task.name)}, max ${formatMoney(task.maxPrice)} each, quality ${task.minQuality} or better`}
          </li>
        ))}
      </ul>
      <div className={styles.accept}>
        <Button
          look={completed || isCurrent ? 'quiet' : 'door'}
          disabled={completed || isCurrent}
          id={`${id}-select`}
          aria-labelledby={`${id}-select ${id}-name`}
          aria-describedby={`${id}-state`}
          onClick={() => store.dispatch({ type: 'selectProject', projectId: id })}
        >
          Select Project
        </Button>
        <p id={`${id}-state`} className={completed ? styles.done : styles.reason}>
          {completed ? 'Completed' : isCurrent && 'You are on it.'}
        </p>
      </div>
    </li>
  )
}
