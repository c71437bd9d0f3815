import { useAccount } from '#client/cache/use-account.ts'
import { AskDeletion } from './ask-deletion.tsx'
import { RestingAccount } from './resting-account.tsx'

/** Deletes the account; and of one that is about to be deleted it is the only page. */
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
