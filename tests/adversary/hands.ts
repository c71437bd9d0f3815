import { createAuthenticator } from '../support/authenticator.ts'
import { lettersTo, linkIn, linksIn } from '../support/letters.ts'
import { newAddress } from '../support/new-address.ts'
import { ORIGIN } from '../support/test-config.ts'
import { type Answer, newBrowserId, newClient, type World } from '../support/world.ts'

export type Passkey = Pick<ReturnType<typeof createAuthenticator>, 'login'>

/** How a call is permitted: by a proof, or as a pending change. */
export type Claim = { proof?: string; wait?: true }

/** What is presented with a sign-in: a session, or the secret of a browser key. */
type Shown = { bearer?: string | undefined; browserKey?: string | undefined }

type Mailed = Parameters<typeof linksIn>[1]

/** A passkey on a device that its holder cannot unlock. */
export function locked({ login }: Passkey): Passkey {
  return { login: (options, forgery) => login(options, { ...forgery, userVerified: false }) }
}

/** Everything that opens an account for one person, now or ever. What they gain by using it is added. */
export class Hands {
  /** From the last quarter of an hour. */
  bearers: string[] = []
  readonly browserKeys: string[] = []
  readonly passkeys: Passkey[] = []
  readonly proofs: string[] = []
  /** Gained by signing in with a leaving passkey. */
  readonly stopTokens: string[] = []
  /** Mailboxes that they can read. */
  readonly mailboxes = new Set<string>()
  /** What they read in mailboxes before they lost them. */
  readonly #remembered = new Map<string, string[]>()
  /** Whether the last letter was refused because the mailbox has used up its mails. */
  isMailFull = false

  readonly world: World
  readonly accountId: string

  constructor(world: World, accountId: string) {
    this.world = world
    this.accountId = accountId
  }

  get bearer(): string {
    return this.bearers.at(-1) ?? ''
  }

  /** Each call comes from another network. Throws when the service could not answer: that decides nothing. */
  async call(name: string, input?: object, bearer = ''): Promise<Answer> {
    const answer = await this.world.run(name, input, { bearer, from: newClient() })
    if (answer.status >= 500) throw new Error(`${name} was answered with ${answer.status}`)
    return answer
  }

  newMailbox(): string {
    const address = newAddress()
    this.mailboxes.add(address)
    return address
  }

  async letters(address: string): Promise<string[]> {
    if (this.mailboxes.has(address)) return await lettersTo(this.world, address)
    return this.#remembered.get(address) ?? []
  }

  /** All secrets of a kind in the letters that they can or could read. */
  async secretsIn(wanted: Mailed): Promise<string[]> {
    const letters = await Promise.all([...this.mailboxes, ...this.#remembered.keys()].map(this.letters, this))
    return linksIn(letters.flat(), wanted)
  }

  /** From now on they can no longer read it. */
  async loseMailbox(address: string) {
    this.#remembered.set(address, await this.letters(address))
    this.mailboxes.delete(address)
  }

  async enterByPasskey(passkey: Passkey, shown: Shown = {}): Promise<boolean> {
    const { body: options } = await this.call('passkeys.beginDiscoverableLogin')
    return await this.#enter('passkeys.completeLogin', { credential: passkey.login(options) }, shown)
  }

  async enterByMail(address: string, shown: Shown = {}): Promise<boolean> {
    const token = await this.#mailed(address, 'signIn', 'email.askSignInLink', { email: address })
    return token !== undefined && (await this.enterByLink(token, shown))
  }

  async enterByLink(token: string, shown: Shown = {}): Promise<boolean> {
    return await this.#enter('email.redeemSignInLink', { token }, shown)
  }

  async enterByBrowser(browserKey: string): Promise<boolean> {
    const { status, body } = await this.call('auth.restore', { browserKey })
    return this.#take({ status, body: { ...body, browserKey } })
  }

  /** A proof for a session by anything they hold; its browser is renewed when its secret is presented. */
  async prove(bearer: string, browserKey?: string): Promise<string | undefined> {
    const shown = browserKey === undefined ? {} : { browserKey }
    for (const passkey of this.passkeys) {
      const { status, body } = await this.call('auth.prove.begin', undefined, bearer)
      const credential = status === 200 ? answerTo(() => passkey.login(body)) : null
      const proof = credential && (await this.#prove('complete', { credential, ...shown }, bearer))
      if (proof) return proof
    }
    for (const email of this.mailboxes) {
      const code = await this.#mailed(email, 'code', 'auth.prove.mail', { email }, bearer)
      const proof = code && (await this.#prove('code', { code, ...shown }, bearer))
      if (proof) return proof
    }
    return undefined
  }

  async addPasskey(claim: Claim, bearer: string): Promise<boolean> {
    const authenticator = createAuthenticator({ origin: ORIGIN })
    const { status, body } = await this.call('passkeys.beginRegistration', {}, bearer)
    if (status !== 200) return false
    const credential = authenticator.register(body)
    const added = await this.call('passkeys.completeRegistration', { credential, ...claim }, bearer)
    if (added.status === 200) this.passkeys.push(authenticator)
    return added.status === 200
  }

  /** Requests an e-mail key and activates it, in a browser that presents the session or one that does not. */
  async addEmailKey(email: string, claim: Claim, bearer: string, isShown = true): Promise<boolean> {
    const asked = await this.call('email.requestKey', { email, ...claim }, bearer)
    return asked.status === 200 && (await this.activateMailed(email, claim, isShown ? bearer : ''))
  }

  /** Activates the e-mail key that was mailed last. */
  async activateMailed(email: string, claim: Claim, bearer = ''): Promise<boolean> {
    const letters = await this.letters(email)
    const [token, activationCode] = [linkIn(letters, 'emailKey'), linkIn(letters, 'code')]
    if (!token || !activationCode) return false
    const input = { token, activationCode, browserId: newBrowserId(), ...claim }
    const answer = await this.call('email.activateKey', input, bearer)
    this.#take({ ...answer, body: { id: answer.body.accountId, ...answer.body } })
    return answer.status === 200
  }

  async verifyRecovery(email: string, claim: Claim, bearer: string): Promise<boolean> {
    const code = await this.#mailed(email, 'code', 'email.askVerification', { email, ...claim }, bearer)
    if (!code) return false
    return (await this.call('email.verifyCode', { email, code, ...claim }, bearer)).status === 200
  }

  /** Makes a call that mails something to an address, and reads it there. */
  async #mailed(address: string, wanted: Mailed, name: string, input: object, bearer = '') {
    const before = linksIn(await this.letters(address), wanted).length
    const { status } = await this.call(name, input, bearer)
    this.isMailFull = status === 429
    const [newest, ...older] = linksIn(await this.letters(address), wanted)
    return older.length < before ? undefined : newest
  }

  async #prove(by: 'complete' | 'code', input: object, bearer: string): Promise<string | undefined> {
    const { status, body } = await this.call(`auth.prove.${by}`, input, bearer)
    if (status !== 200) return undefined
    // Used at once, as the client does: this ends the older secret.
    if (body.session) await this.enterByBrowser(body.session.browserKey)
    this.proofs.push(body.proof)
    return body.proof
  }

  async #enter(name: string, input: object, { bearer, browserKey }: Shown): Promise<boolean> {
    const shown = browserKey === undefined ? {} : { browserKey }
    return this.#take(await this.call(name, { browserId: newBrowserId(), ...input, ...shown }, bearer))
  }

  /** Whether it opened the account. Credentials of another account are dropped. */
  #take({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
    const bearer = body.jwt ?? body.accessToken
    if (status !== 200 || !bearer || (body.user?.id ?? body.id) !== this.accountId) return false
    this.bearers.push(bearer)
    if (body.browserKey) this.browserKeys.push(body.browserKey)
    if (body.leaving) this.stopTokens.push(body.leaving.stopToken)
    return true
  }
}

/** The answer of a passkey if it is asked for, else nothing. */
function answerTo<Credential>(login: () => Credential): Credential | null {
  try {
    return login()
  } catch {
    return null
  }
}
