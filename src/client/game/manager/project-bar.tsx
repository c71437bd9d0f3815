import { ErrandInBar } from '#client/game/errands/errand-in-bar.tsx'
import { currentErrand, hasNoProjectLeft } from '#client/game/errands/errand-rules.ts'
import { formatQuantity, type Project, type Task } from '#client/game/jobs.ts'
import { formatMoney } from '#client/game/manager-words.ts'
import { isComplete, spentOn } from '#client/game/rules.ts'
import { jobOf, projectOf } from '#client/game/state.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { useHeight } from '#client/lib/use-height.ts'
import { furnishings } from '#client/our-window/furnishings.ts'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import styles from './project-bar.module.css'
import { Wanted } from './wanted.tsx'

const CHECK = 'M20 6 9 17l-5-5'

/** Sticky. Present from the start at its full height, so that nothing jumps when a project begins. */
export function ProjectBar() {
  const project = useGame(({ game }) => projectOf(game))
  const measured = useHeight('--bar-height')

  return (
    <section className={styles.bar} ref={measured} aria-label="Project" data-home="bar">
      {project ? <Progress project={project} /> : <NoProject />}
    </section>
  )
}

function Progress({ project }: { project: Project }) {
  const store = useGameStore()
  const spent = useGame(({ game }) => spentOn(game, project.id))

  return (
    <div className={styles.tag}>
      <div className={styles.about}>
        <p className={styles.name}>{project.name}</p>
        <button type="button" className={styles.jobs} onClick={() => store.chooseJob(true)}>
          Jobs
        </button>
        <p
          className={styles.budget}
        >{`Spent ${formatMoney(spent)}, reward ${formatMoney(project.reward)}`}</p>
      </div>
      <ul className={styles.tasks}>
        {project.tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
      <div className={`${styles.action} ${styles.complete}`}>
        <Button disabled={!isComplete(project)} onClick={() => store.dispatch({ type: 'completeProject' })}>
          Complete Project
        </Button>
      </div>
    </div>
  )
}

function TaskLine({ task }: { task: Task }) {
  const { foundCount, requiredQuantity, name, maxPrice, minQuality, completed } = task
  return (
    <li className={completed ? styles.done : undefined}>
      <Wanted task={task} />
      <span className={styles.words}>
        <span className={styles.count}>
          {completed && <Glyph path={CHECK} size={16} strokeWidth={3} />}
          <span>{`${foundCount} of ${formatQuantity(requiredQuantity, name)}`}</span>
          {completed && <span className="visually-hidden">, complete</span>}
        </span>{' '}
        <span className={styles.limits}>{`max ${formatMoney(maxPrice)}, quality ${minQuality}+`}</span>
      </span>
    </li>
  )
}

function NoProject() {
  const store = useGameStore()
  const job = useGame(({ game }) => jobOf(game))
  const errand = useGame(({ game }) => currentErrand(game))
  const isAllDone = useGame(({ game }) => hasNoProjectLeft(game))

  if (isAllDone && errand === null) return <AllDone />
  return (
    <div className={`${styles.tag} ${styles.empty}`}>
      <p className={styles.name}>{errand?.title ?? job?.title ?? 'Somebody needs things from these rooms'}</p>
      {errand ? (
        <ErrandInBar errand={errand} className={styles.invitation} />
      ) : (
        <p className={job ? styles.invitation : `${styles.invitation} ${styles.spare}`}>
          {job ? 'No project yet.' : 'Take a job, and you are paid for rummaging.'}
        </p>
      )}
      <div className={styles.action}>
        <Button look={isAllDone ? 'quiet' : 'door'} onClick={() => store.chooseJob(true)}>
          {nextStep(job !== null, isAllDone)}
        </Button>
      </div>
    </div>
  )
}

/** Money has a use still. */
function AllDone() {
  const store = useGameStore()
  const isFurnished = useGame(({ game }) => game.furnishings.length === furnishings.length)

  return (
    <div className={`${styles.tag} ${styles.empty}`}>
      <p className={styles.name}>Every project is done.</p>
      <p className={`${styles.invitation} ${styles.spare}`}>
        {isFurnished ? 'And our window is furnished.' : 'Errands pay for our window.'}
      </p>
      <div className={`${styles.action} ${styles.next}`}>
        <button type="button" className={styles.jobs} onClick={() => store.chooseJob(true)}>
          See the jobs
        </button>
        <Button look="door" onClick={() => store.showBoard('window')}>
          Our window
        </Button>
      </div>
    </div>
  )
}

function nextStep(hasJob: boolean, isAllDone: boolean) {
  if (!hasJob) return 'Take a job'
  return isAllDone ? 'See the jobs' : 'Choose a project'
}
