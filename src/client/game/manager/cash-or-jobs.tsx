import { formatMoney } from '#client/game/manager-words.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './cash-or-jobs.module.css'

/** For the header: the player's cash during a job, else the link to the jobs. */
export function CashOrJobs() {
  const store = useGameStore()
  const hasJob = useGame(({ game }) => game.currentJob !== null)
  const cash = useGame(({ game }) => game.cashBalance)

  if (hasJob) return <p className={styles.cash}>{`Cash ${formatMoney(cash)}`}</p>
  return (
    <span className={styles.jobs}>
      <Button onClick={() => store.chooseJob(true)}>Find Jobs</Button>
    </span>
  )
}
