import { useEffect, useRef } from 'react'
import { FAMOUS_JOB } from '#client/game/errands/errand-rules.ts'
import { FamousErrands } from '#client/game/errands/famous-errands.tsx'
import type { Job } from '#client/game/jobs.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './jobs-dialog.module.css'
import { ProjectChoice } from './project-choice.tsx'
import { TagModal } from './tag-modal.tsx'

/** 'Choose Your Job': the jobs, and the projects of the accepted one. */
export function JobsDialog() {
  const store = useGameStore()
  const isChoosing = useGame((table) => table.isChoosing)
  const jobs = useGame(({ game }) => game.availableJobs)
  const close = () => store.chooseJob(false)

  if (!isChoosing) return null
  return (
    <TagModal title="Choose Your Job" onEscape={close}>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
      <Button onClick={close}>Close</Button>
    </TagModal>
  )
}

function JobCard({ job }: { job: Job }) {
  const { id, title, level, description, unlocked, projects } = job
  const store = useGameStore()
  const isCurrent = useGame(({ game }) => game.currentJob === id)
  const myLevel = useGame(({ game }) => game.level)
  const projectsHeading = useRef<HTMLHeadingElement>(null)
  const accept = useRef<HTMLButtonElement>(null)
  const wasCurrent = useRef(isCurrent)

  // Either button disappears when it is pressed, and its result is new.
  useEffect(() => {
    if (isCurrent !== wasCurrent.current) (isCurrent ? projectsHeading : accept).current?.focus()
    wasCurrent.current = isCurrent
  }, [isCurrent])

  return (
    <li className={styles.job}>
      <article aria-labelledby={`${id}-title`}>
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={styles.level}>{`Level ${level}`}</p>
        <p>{description}</p>
        <div className={styles.accept}>
          <Button
            ref={accept}
            look={unlocked && !isCurrent ? 'door' : 'quiet'}
            disabled={!unlocked || isCurrent}
            aria-describedby={`${id}-title ${id}-reason`}
            onClick={() => store.dispatch({ type: 'selectJob', jobId: id })}
          >
            Accept Job
          </Button>
          <p id={`${id}-reason`} className={styles.reason}>
            {unlocked
              ? isCurrent && 'This is your job.'
              : `Locked: needs level ${level}, you are level ${myLevel}.`}
          </p>
          {isCurrent && (
            <Button
              look="link"
              aria-describedby={`${id}-title`}
              onClick={() => store.dispatch({ type: 'leaveJob' })}
            >
              Leave Job
            </Button>
          )}
        </div>
        {!unlocked && (
          <div className={styles.accept}>
            <p>Errands raise your level, two for each.</p>
            <Button onClick={() => store.showBoard('errands')}>See the errands</Button>
          </div>
        )}
        {isCurrent && (
          <>
            <h4 ref={projectsHeading} tabIndex={-1}>
              Projects
            </h4>
            <ul className={styles.projects}>
              {projects.map((project) => (
                <ProjectChoice key={project.id} project={project} />
              ))}
            </ul>
            {id === FAMOUS_JOB && <FamousErrands />}
          </>
        )}
      </article>
    </li>
  )
}
