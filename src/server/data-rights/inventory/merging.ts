import { formatDay } from '#server/lib/spoken-date.ts'
import type { brings } from '#server/platform/postgres/schema.ts'
import type { TableEntry } from './inventory-entry.ts'
import { fingerprints, listed, moments, thisAccount } from './inventory-words.ts'

const asDays = (days: string[]) => listed(days.map(formatDay))

export const mergesEntry: TableEntry<typeof brings> = {
  kept: ({ bring }) => `For ${bring}, as long as it can be undone, or until you undo it`,
  columns: {
    hash: {
      purpose:
        'Recognises what your browser keeps to undo it. That secret cannot be made of it, and is good for you alone',
      say: fingerprints({ one: 'the secret', many: 'secrets' }),
    },
    accountId: { purpose: 'The account that it was brought to', say: thisAccount },
    brought: { purpose: 'What you brought along', say: (lists) => listed(lists.flat()) || 'nothing' },
    first: { purpose: 'The first name that you brought: one you change later stays', say: listed },
    last: { purpose: 'The last name that you brought: one you change later stays', say: listed },
    bornOn: { purpose: 'The birthday that you brought: one you change later stays', say: asDays },
    firstBefore: { purpose: 'Your first name until then, so that it can be again', say: listed },
    lastBefore: { purpose: 'Your last name until then, so that it can be again', say: listed },
    bornOnBefore: { purpose: 'Your birthday until then, so that it can be again', say: asDays },
    expiresAt: { purpose: 'Until when it can be undone', say: moments },
  },
}
