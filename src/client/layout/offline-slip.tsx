import { RETRY, useSecondsLeft } from '#client/api/waits.ts'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'

type OfflineSlipProps = {
  sentence: string
  /** Whether it was refused for now, and may have to wait. */
  mayHaveToWait: boolean
  isBusy: boolean
  onRetry: () => void
}

/** What the offline notice says. Rare: a file of its own. */
export function OfflineSlip({ sentence, mayHaveToWait, isBusy, onRetry }: OfflineSlipProps) {
  const secondsLeft = useSecondsLeft(RETRY)

  return (
    <Notice
      kind="warning"
      action={
        <PatientButton isBusy={isBusy} secondsLeft={mayHaveToWait ? secondsLeft : 0} onClick={onRetry}>
          Retry
        </PatientButton>
      }
    >
      <p>{sentence}</p>
    </Notice>
  )
}
