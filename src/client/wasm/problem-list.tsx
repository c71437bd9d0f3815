import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Problem } from './messages.ts'
import styles from './problem-list.module.css'

type ProblemListProps = { problems: readonly Problem[]; onGoTo: (problem: Problem) => void }

/** The compiler's errors, with links to their places. */
export function ProblemList({ problems, onGoTo }: ProblemListProps) {
  return (
    <Notice kind="error">
      <p>{problems.length === 1 ? 'This does not compile.' : `${problems.length} places do not compile.`}</p>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.column}:${problem.message}`}>
            <Button look="link" onClick={() => onGoTo(problem)}>
              {`Line ${problem.line}, column ${problem.column}`}
            </Button>
            <p className={styles.message}>{problem.message}</p>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
