import { ChangesSlip } from '#client/account-protection/changes-slip.tsx'
import { LeftGuestSlip } from '#client/accounts/merge-guest/left-guest-slip.tsx'

/** The notices for an account with more than this browser. */
export function AccountSlips() {
  return (
    <>
      <ChangesSlip />
      <LeftGuestSlip />
    </>
  )
}
