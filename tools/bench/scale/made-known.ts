import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { deriveKey } from '#server/platform/secrets.ts'
import { SECRET } from '../../../tests/support/test-config.ts'

// The database has only the hash of a mailed secret, so it is replaced with the hash of a known one.

export const WRONG_CODE = '000000'

const CODE = '135790'

/** The newest code of an account, for a purpose. */
export async function knownCode(sql: Sql, accountId: string, purpose: string): Promise<string> {
  const [row] = await sql`
    select id, address from codes where account_id = ${accountId} and purpose = ${purpose} order by id desc limit 1`
  if (!row) throw new Error(`Nobody was mailed a code for ${purpose}`)
  const bound = [purpose, accountId, row.address, CODE].join('\n')
  const hmac = createHmac('sha256', deriveKey(SECRET, 'codes')).update(bound).digest()
  await sql`update codes set hmac = ${hmac}, tries = 0 where id = ${row.id}`
  return CODE
}

/** The sign-in link of an address, as its token. */
export async function knownLink(sql: Sql, address: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  const { count } = await sql`update links set hash = ${hash} where address = ${address}`
  if (count === 0) throw new Error(`Nobody was mailed a link to ${address}`)
  return token
}
