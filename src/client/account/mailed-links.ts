import { failures } from '#client/api/failures.ts'
import { api } from '#client/api/trpc.ts'

/** A mailed link that takes something back. */
export type MailedLink = {
  /** Without a bearer: the link is for the account it was mailed about, whoever is here. */
  follow: (token: string) => Promise<unknown>
  /** What is said where there is no reason. */
  failure: string
  words: {
    /** Titles: what is asked, that it is done, that the link does nothing any more. */
    asking: string
    done: string
    used: string
    /** What one press does. */
    offer: string
    press: string
    /** What is true once it is done. */
    result: string
    /** Why a link may do nothing any more, and what then. */
    whyUsed: string
  }
}

/** By the page that they lead to. */
export const mailedLinks: Record<'kept' | 'undo', MailedLink> = {
  /** The way back from a deletion. */
  kept: {
    follow: (token) => api.account.undoDeletion.mutate({ token }),
    failure: failures.keepAccount,
    words: {
      asking: 'Keep your account?',
      done: 'Your account is kept',
      used: 'This link keeps nothing',
      offer:
        'The deletion of your account was asked for. One press keeps it, with everything in it. It signs nobody in.',
      press: 'Keep My Account',
      result: 'Nothing is deleted, and everything is as it was. Sign in to go on where you left.',
      whyUsed:
        'It was used, or the account is kept already, or gone. Sign in to see: an account that still rests can be kept there too.',
    },
  },
  /** What was changed at the door. */
  undo: {
    follow: (token) => api.account.undoChange.mutate({ token }),
    failure: failures.undoChange,
    words: {
      asking: 'Undo the change?',
      done: 'The change is undone',
      used: 'This link undoes nothing',
      offer:
        'One press undoes what we wrote to you about, and all else that the same browser changed: your keys and addresses are as they were before, and that browser is signed out. It signs nobody in.',
      press: 'Continue',
      result: 'Your keys and addresses are as they were before. Sign in and look whether you know every key.',
      whyUsed:
        'It was used, or it is too late, or an older key of the account was at work. Sign in and look at your keys: what you do not know can be deleted there.',
    },
  },
}
