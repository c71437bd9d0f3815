import type { Planned, Turn } from '../turn.ts'
import type { Command } from './command.ts'
import { emailKeyCommands } from './email-keys.ts'
import { keyCommands } from './keys.ts'
import { linkCommands } from './links.ts'
import { passkeyCommands } from './passkeys.ts'
import { recoveryCommands } from './recovery.ts'
import { planGuest, sessionCommands } from './sessions.ts'

export const commands: Record<string, Command> = {
  ...sessionCommands,
  ...passkeyCommands,
  ...linkCommands,
  ...emailKeyCommands,
  ...recoveryCommands,
  ...keyCommands,
}

/**
 * A person without the needed thing runs the command that leads up to it; a person without a session signs in somehow.
 */
export async function plan(kind: string, turn: Turn): Promise<Planned | null> {
  const planned = (await commands[kind]?.plan(turn)) ?? (await commands[before[kind] ?? '']?.plan(turn))
  if (planned) return planned
  if (turn.browser.current) return null
  const way = turn.dice.one(['sign in by passkey', 'sign in by link', 'guest']) ?? 'guest'
  return (await commands[way]?.plan(turn)) ?? planGuest(turn)
}

/** The commands that have to come before. */
const before: Record<string, string> = {
  'sign in by passkey': 'add a passkey',
  'redeem a link': 'sign in by link',
  'activate an e-mail key': 'add an e-mail key',
  'verify a code': 'verify the recovery e-mail',
}
