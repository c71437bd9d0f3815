import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Goes into `spawn`. Empty: as whoever we are. */
export type RunAs = { uid?: number; gid?: number }

/** Accounts that are there for this, best first. */
const CANDIDATES = ['postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root. Started as root we run it as the owner of its folder, so that the same
 * folder also works when started by that owner; a new folder (or one that root took over) is given away first.
 */
export async function databaseUser(home: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {}

  const owner = await stat(home)
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  const user = await unprivilegedUser()
  await giveAway(home, user)
  return user
}

async function unprivilegedUser() {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = CANDIDATES.map((name) => accounts.find((fields) => fields[0] === name)).find(Boolean)
  // 65534 is the overflow id of the kernel, which is what `nobody` means.
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) }
}

/** The folder itself last: as long as it is root's, nobody but us can change what is in it. */
async function giveAway(home: string, user: { uid: number; gid: number }) {
  const inside = await readdir(home, { recursive: true })
  for (const name of inside) await lchown(join(home, name), user.uid, user.gid)
  await chown(home, user.uid, user.gid)
}
