import { failures } from '#client/api/failures.ts'
import { api } from '#client/api/trpc.ts'
import { MailedLinkPage } from './mailed-link-page.tsx'

const words = {
  asking: 'Undo the change?',
  done: 'The change is undone',
  used: 'This link undoes nothing',
  offer:
    'One press undoes what we wrote to you about, and all else that the same browser changed: your keys and addresses are as they were before, and that browser is signed out. It signs nobody in.',
  press: 'Continue',
  result: 'Your keys and addresses are as they were before. Sign in and look whether you know every key.',
  whyUsed:
    'It was used, or it is too late, or an older key of the account was at work. Sign in and look at your keys: what you do not know can be deleted there.',
}

/** Where the mailed link leads that undoes a change. */
export default function UndoPage() {
  const undo = (token: string) => api.account.undoChange.mutate({ token })
  return <MailedLinkPage page="undo" follow={undo} failure={failures.undoChange} words={words} />
}
