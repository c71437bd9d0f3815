import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Options for `spawn`. Empty: our own user. */
export type RunAs = { uid?: number; gid?: number }

/** System users for this purpose, best first. */
const CANDIDATES = ['postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root. Started as root, we run it as the owner of its folder, so that the same folder
 * also works when that owner starts it. A new folder (or one that root took over) first gets another owner.
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
  // 65534 is the kernel's overflow id, which is the meaning of `nobody`.
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) }
}

/** The folder itself last: while root owns it, nobody else can change its content. */
async function giveAway(home: string, user: { uid: number; gid: number }) {
  const inside = await readdir(home, { recursive: true })
  for (const name of inside) await lchown(join(home, name), user.uid, user.gid)
  await chown(home, user.uid, user.gid)
}
