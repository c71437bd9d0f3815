import type { Deps } from '#server/deps.ts'
import type { Database } from '#server/platform/postgres/open.ts'
import { hashSecret, isSecret } from './one-time-secret.ts'

/** Makes a check for a call with a secret in the given input field: whether that secret exists. */
export function namesSecret(field: string, isKnown: (db: Database, hash: Buffer) => Promise<boolean>) {
  return async ({ db }: Pick<Deps, 'db'>, rawInput: unknown): Promise<boolean> => {
    const secret: unknown = Object(rawInput)[field]
    return typeof secret === 'string' && isSecret(secret) && (await isKnown(db, hashSecret(secret)))
  }
}
