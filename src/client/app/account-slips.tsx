import { ChangesSlip } from '#client/account-protection/changes-slip.tsx'
import { LeftGuestSlip } from '#client/accounts/merge-guest/left-guest-slip.tsx'

/** What there is to say to somebody who has more than this browser. */
export function AccountSlips() {
  return (
    <>
      <ChangesSlip />
      <LeftGuestSlip />
    </>
  )
}
