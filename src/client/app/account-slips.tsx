import { LeftGuestSlip } from '#client/account/bring/left-guest-slip.tsx'
import { ChangesSlip } from '#client/account/changes/changes-slip.tsx'

/** What there is to say to somebody who has more than this browser. */
export function AccountSlips() {
  return (
    <>
      <ChangesSlip />
      <LeftGuestSlip />
    </>
  )
}
