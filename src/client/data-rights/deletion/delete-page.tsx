import { useAccount } from '#client/cache/use-account.ts'
import { AskDeletion } from './ask-deletion.tsx'
import { RestingAccount } from './resting-account.tsx'

/** Deletes the account. For an account scheduled for deletion it is the only page. */
export default function DeletePage() {
  const { account } = useAccount()
  if (account === null) return null
  const { restsUntil } = account
  return restsUntil === null ? (
    <AskDeletion account={account} />
  ) : (
    <RestingAccount account={account} restsUntil={restsUntil} />
  )
}
