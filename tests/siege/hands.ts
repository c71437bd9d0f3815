import type { createAuthenticator } from '../support/authenticator.ts'
import { lettersTo, linkIn } from '../support/letters.ts'
import { newAddress } from '../support/new-address.ts'
import { addPasskey, passkeySignIn } from '../support/people.ts'
import { newBrowserId, newClient, type World } from '../support/world.ts'

export type Authenticator = ReturnType<typeof createAuthenticator>

type Entered = { status: number; bearer: string; browserKey: string; accountId: string }

/** Everything by which somebody may get into an account, or ever could; what they get by using it is added to it. */
export class Hands {
  readonly bearers: string[] = []
  readonly browserKeys: string[] = []
  readonly passkeys: Authenticator[] = []
  readonly mailboxes: string[] = []

  readonly world: World
  readonly accountId: string

  constructor(world: World, accountId: string) {
    this.world = world
    this.accountId = accountId
  }

  get bearer(): string {
    return this.bearers.at(-1) ?? ''
  }

  newMailbox(): string {
    const address = newAddress()
    this.mailboxes.push(address)
    return address
  }

  async addPasskey(bearer: string): Promise<boolean> {
    const added = await addPasskey(this.world, bearer).catch(() => null)
    if (added) this.passkeys.push(added)
    return added !== null
  }

  /** Whether it led into the account; what led into another one is forgotten. */
  take({ status, bearer, browserKey, accountId }: Entered): boolean {
    if (status !== 200 || accountId !== this.accountId) return false
    this.bearers.push(bearer)
    this.browserKeys.push(browserKey)
    return true
  }

  async enterByPasskey(passkey: Authenticator): Promise<boolean> {
    const { status, body } = await passkeySignIn(this.world, passkey)
    return this.take({ ...body, status, bearer: body.jwt, accountId: body.user?.id })
  }

  async enterByMail(address: string): Promise<boolean> {
    // A mailbox has few letters an hour.
    await this.world.sql`delete from limits`
    await this.world.rest('POST', '/api/auth/email/signin', { email: address }, { from: newClient() })
    const token = linkIn(await lettersTo(this.world, address), 'signIn')
    if (!token) return false
    const input = { token, browserId: newBrowserId() }
    const { status, body } = await this.world.rest('POST', '/api/auth/email/verify', input, {
      from: newClient(),
    })
    return this.take({ ...body, status, bearer: body.accessToken, accountId: body.user?.id })
  }

  async enterByBrowser(browserKey: string): Promise<boolean> {
    const { status, body } = await this.world.call(
      'REST',
      'auth.restore',
      { browserKey },
      { from: newClient() },
    )
    return this.take({ status, bearer: body.jwt, browserKey, accountId: body.id })
  }

  call(name: string, input: object | undefined, bearer: string) {
    return this.world.run(name, input, { bearer, from: newClient() })
  }
}
