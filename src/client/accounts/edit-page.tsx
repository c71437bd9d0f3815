import { useAccount } from '#client/cache/use-account.ts'
import { Page } from '#client/layout/page-frame.tsx'
import type { Elements } from '#client/lib/elements.ts'
import type { Account } from '#shared/accounts.ts'
import { Portrait } from './portrait.tsx'

type EditPageProps = {
  title: string
  lead: string
  children: (account: Account) => Elements
}

/** The frame of a form about the account. */
export function EditPage({ title, lead, children }: EditPageProps) {
  const { account } = useAccount()
  // The frame waits for the account. It is null only while signing out.
  if (account === null) return null

  return (
    <Page title={title} lead={lead} picture={<Portrait account={account} />}>
      {children(account)}
    </Page>
  )
}
