import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { type Random, randomText } from '#server/platform/random.ts'

/** Crockford base32: no I, L, O, U, so that a upid can be read out over the phone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const UPID_LENGTH = 10

/** WebAuthn L3 14.6.1: a user handle is random and says nothing about the person; 64 bytes is the most. */
const USER_HANDLE_BYTES = 64

/** Everything an account is born with. */
export function newAccount(random: Random) {
  return {
    id: random.id(),
    upid: newUpid(random),
    userHandle: newUserHandle(random),
  } satisfies Partial<typeof accounts.$inferInsert>
}

/** Adds an account with what it is born with. */
export async function addAccount(tx: Transaction, account: typeof accounts.$inferInsert) {
  await tx.insert(accounts).values(account)
}

function newUpid(random: Random): string {
  return randomText(random, CROCKFORD, UPID_LENGTH)
}

function newUserHandle(random: Random): Buffer {
  return random.bytes(USER_HANDLE_BYTES)
}
