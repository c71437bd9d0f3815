import { RETRY, useSecondsLeft } from '#client/api/waits.ts'
import type { StorageLoss } from '#client/lib/storage.ts'
import { Notice } from '#client/ui/notice.tsx'
import { PatientButton } from '#client/ui/patient-button.tsx'

const LOSSES = {
  refused:
    'This browser does not let us store anything. You get no account, and what you do is lost when you leave. Allow cookies and site data for this site, then press Retry.',
  full: 'This browser is out of space. What you do from now on is lost when you leave. Free up space on this device, then press Retry.',
}

type OfflineSlipProps = {
  sentence: string | null
  loss: StorageLoss | null
  /** Whether the call was rate-limited, so that Retry may have to wait. */
  mayHaveToWait: boolean
  isBusy: boolean
  onRetry: () => void
}

/** The content of the offline notice. It is rare, so it is a file of its own. */
export function OfflineSlip({ sentence, loss, mayHaveToWait, isBusy, onRetry }: OfflineSlipProps) {
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
      <p>{sentence ?? (loss && LOSSES[loss])}</p>
    </Notice>
  )
}
