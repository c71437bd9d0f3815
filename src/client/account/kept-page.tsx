import { failures } from '#client/api/failures.ts'
import { api } from '#client/api/trpc.ts'
import { MailedLinkPage } from './mailed-link-page.tsx'

const words = {
  asking: 'Keep your account?',
  done: 'Your account is kept',
  used: 'This link keeps nothing',
  offer:
    'The deletion of your account was asked for. One press keeps it, with everything in it. It signs nobody in.',
  press: 'Keep My Account',
  result: 'Nothing is deleted, and everything is as it was. Sign in to go on where you left.',
  whyUsed:
    'It was used, or the account is kept already, or gone. Sign in to see: an account that still rests can be kept there too.',
}

/** Where the mailed way back from a deletion leads. */
export default function KeptPage() {
  const keep = (token: string) => api.account.undoDeletion.mutate({ token })
  return <MailedLinkPage page="kept" follow={keep} failure={failures.keepAccount} words={words} />
}
