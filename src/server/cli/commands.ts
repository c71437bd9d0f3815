import { accountFind, accountShow } from './account-commands.ts'
import {
  accountDelete,
  accountExport,
  accountJournal,
  accountLift,
  accountRestrict,
} from './account-deeds.ts'
import { accountList } from './account-list.ts'
import { backupCommand } from './backup.ts'
import { checkCommand } from './check.ts'
import type { Command } from './command.ts'
import { featureGrant, featureRevoke, keyList, keyRevoke } from './key-commands.ts'
import { mailDrop, mailList, mailRetry, mailTrace } from './letter-commands.ts'
import { restoreCommand } from './restore.ts'
import { secretRotate } from './rotate.ts'
import { cleanUpCommand, countsCommand } from './upkeep.ts'

/** Every command by its name. The only list of them. */
export const commands: Record<string, Command> = {
  'account find': accountFind,
  'account show': accountShow,
  'account list': accountList,
  'account journal': accountJournal,
  'account export': accountExport,
  'account restrict': accountRestrict,
  'account lift': accountLift,
  'account delete': accountDelete,
  'key list': keyList,
  'key revoke': keyRevoke,
  'feature grant': featureGrant,
  'feature revoke': featureRevoke,
  'mail list': mailList,
  'mail trace': mailTrace,
  'mail retry': mailRetry,
  'mail drop': mailDrop,
  sweep: cleanUpCommand,
  counts: countsCommand,
  'secret rotate': secretRotate,
  check: checkCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
