import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { type Random, randomText } from '#server/platform/random.ts'

/** Crockford base32 has no I, L, O and U, so a upid can be read out over the phone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const UPID_LENGTH = 10

/** WebAuthn L3 14.6.1: a user handle is random, says nothing about the person, and has at most 64 bytes. */
const USER_HANDLE_BYTES = 64

/** The random values of a new account. */
export function newAccount(random: Random) {
  return {
    id: random.id(),
    upid: newUpid(random),
    userHandle: newUserHandle(random),
  } satisfies Partial<typeof accounts.$inferInsert>
}

/** Inserts an account. */
export async function addAccount(tx: Transaction, account: typeof accounts.$inferInsert) {
  await tx.insert(accounts).values(account)
}

function newUpid(random: Random): string {
  return randomText(random, CROCKFORD, UPID_LENGTH)
}

function newUserHandle(random: Random): Buffer {
  return random.bytes(USER_HANDLE_BYTES)
}
