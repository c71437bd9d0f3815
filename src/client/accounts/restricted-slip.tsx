import { ChangesSlip } from '#client/account-protection/changes-slip.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useRestriction } from './use-restriction.ts'

/** Shown on every page while the account is restricted, with the one button that lifts it. */
export function RestrictedSlip() {
  const { lift, doing, problem, step } = useRestriction()

  return (
    <>
      <Notice
        kind="info"
        action={
          <Button isBusy={doing !== null} onClick={lift}>
            Lift the Restriction
          </Button>
        }
      >
        <p>Your account is restricted: we keep it, and do nothing with it.</p>
        {problem && <p role="alert">{problem}</p>}
      </Notice>
      <ChangesSlip />
      {step satisfies Elements}
    </>
  )
}
