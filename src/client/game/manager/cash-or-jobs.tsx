import { formatMoney } from '#client/game/manager-words.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './cash-or-jobs.module.css'

/** For the header: the cash of whoever works, else the way to work. */
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
