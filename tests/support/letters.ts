import { until } from './until.ts'
import type { World } from './world.ts'

const patterns = {
  signIn: /^Sign in:\nhttp\S+\/authr\/verify\?token=(\S+)$/m,
  conflict: /^Sign in to your account:\nhttp\S+\/authr\/verify\?token=(\S+)$/m,
  emailKey: /^http\S+\/email-key\/(\S+)$/m,
  stop: /^http\S+\/stop\?token=(\S+)$/m,
  wayBack: /^http\S+\/account\/kept\?token=(\S+)$/m,
  code: /^(\d{6})$/m,
}

type Wanted = keyof typeof patterns

/** The text of the next matching letter to an address; newer notices are skipped. */
export async function nextMailed(
  { smtp }: { smtp: Pick<World['smtp'], 'next'> },
  address: string,
  wanted: Wanted,
): Promise<string> {
  for (;;) {
    const found = (await smtp.next(address)).mail.text?.match(patterns[wanted])?.[1]
    if (found) return found
  }
}

/** The texts of all letters to an address so far, oldest first, once none is being sent any more. */
export async function lettersTo({ sql, smtp }: World, address: string): Promise<string[]> {
  const isSent = async () => (await sql`select from outbox where dead_at is null limit 1`).length === 0
  await until('the letters to be sent', isSent, 10_000)
  return smtp.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail.text ?? '')
}

/** All secrets of a kind in the letters, newest first. */
export function linksIn(letters: string[], wanted: Wanted): string[] {
  return letters.flatMap((text) => text.match(patterns[wanted])?.[1] ?? []).reverse()
}

/** The newest of them. */
export function linkIn(letters: string[], wanted: Wanted): string | undefined {
  return linksIn(letters, wanted)[0]
}
