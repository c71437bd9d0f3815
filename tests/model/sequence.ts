import { Broken, NotJudged } from './broken.ts'
import { planLook } from './commands/keys.ts'
import { age, checkOwners, checkWaysIn } from './database.ts'
import { type Answer, doors, isMutation, send, sendBatch } from './doors.ts'
import { Post } from './letters.ts'
import { gather, learn, type Person } from './people.ts'
import { type Planted, plantedBefore } from './planted.ts'
import type { Service } from './service.ts'
import { type Made, Unexplained } from './spec/step.ts'
import { emptyState, liveSession, type State, standingOf } from './state.ts'
import type { Tally } from './tally.ts'
import { planTry } from './tries.ts'
import { Dice, type Planned, type Scene } from './turn.ts'
import { Watch } from './watch.ts'
import { Words } from './words.ts'
import { explain } from './worlds.ts'

/** The model treats everything between two passages of time as one moment, so half a minute would be too long. */
const LONGEST_MOMENT_MS = 25_000

const REMOVALS = [
  'keys.removePasskey',
  'keys.removeEmailKey',
  'keys.removeBrowserKey',
  'email.removeRecovery',
]

/** Longer than revoked keys are kept; the clean-up runs afterwards. */
export const MONTH = 31 * 24 * 3600

let clients = 0

/** One sequence of calls by two people, and what the model concludes from it. */
export class Sequence implements Scene {
  readonly people = gather()
  readonly words = new Words()
  readonly listed = new Map<string, { id: string; type: string; name: string }[]>()
  readonly made: Planned[] = []
  beside: Planned[] = []
  readonly watch: Watch
  readonly post: Post
  /** The states that the service may be in, by its answers; nearly always one. */
  worlds: State[] = [emptyState]
  /** The steps, for people. */
  readonly steps: string[] = []
  readonly tally: Tally
  #service: Service
  #dice: Dice
  #from: string
  #momentBegan = Date.now()

  constructor(service: Service, tally: Tally, routes: number[]) {
    this.#service = service
    this.#dice = new Dice(routes)
    this.tally = tally
    this.watch = new Watch(tally)
    this.post = new Post(service.mailboxes, this.people)
    clients += 1
    this.#from = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
  }

  get addresses() {
    return [...this.people.owner.addresses, ...this.people.stranger.addresses]
  }

  /** The state when there is no doubt about it, and else one of the possible ones. */
  get state(): State {
    return this.worlds[0] ?? emptyState
  }

  say(line: string) {
    this.steps.push(line)
  }

  async alone(planned: Planned): Promise<Answer> {
    const [answer] = await this.together([planned])
    return answer ?? { code: 'unexpected', body: null }
  }

  /** Makes parallel calls, and checks their answers as far as possible. */
  async together(planned: Planned[]): Promise<Answer[]> {
    const answers = await this.#send(planned)
    for (const [at, { call, browser }] of planned.entries()) {
      const answer = answers[at]
      if (answer) learn(browser, call, answer)
    }
    this.made.push(...planned.filter(({ kind }) => kind !== 'look'))
    this.watch.see(planned, answers)
    const ways = await this.post.collect(planned, answers)
    this.worlds = this.#explain(ways)
    if (Date.now() - this.#momentBegan > LONGEST_MOMENT_MS) throw new NotJudged('too slow')
    return answers
  }

  /** The same, and then checks the keys of every touched account, and the database. */
  async step(planned: Planned[]): Promise<Answer[]> {
    const before = this.worlds
    const answers = await this.together(planned)
    for (const accountId of touchedBy(planned, answers)) await this.look(accountId)
    if (planned.some(mayMoveAddress)) await checkOwners(this.#service.sql, this.addresses, this.tally)
    for (const accountId of diminishedBy(planned, answers)) {
      await checkWaysIn(this.#service.sql, accountId, this.tally)
    }
    for (const planted of plantedBefore(this, before, planned, answers)) await this.#probe(planted)
    return answers
  }

  /** The attacker tries everything that a first verification should have ended. */
  async #probe({ credentials }: Planted) {
    this.watch.ban(credentials)
    for (const credential of credentials) {
      const planned = await planTry(this, credential)
      if (planned) await this.step([planned])
    }
  }

  async #send(planned: Planned[]): Promise<Answer[]> {
    const calls = planned.map(({ call }) => call)
    const isOneBearer = new Set(calls.map(({ bearer }) => bearer)).size === 1
    const routes = planned.map(() => this.#route())
    const [first] = routes
    const isOneRequest = calls.length > 1 && isOneBearer && calls.every(isMutation) && this.#dice.chance(50)
    const mark = planned.length > 1 ? ' |' : '  '
    const lines = planned.map(({ browser, words }, at) => {
      const { process, door } = (isOneRequest ? first : routes[at]) ?? { process: 0, door: 'REST' }
      return `${mark} ${browser.name} ${words} (process ${process + 1}, ${isOneRequest ? 'one batch' : door})`
    })
    const from = this.steps.length
    this.steps.push(...lines.map((line) => `${line} -> no answer`))
    const answers =
      isOneRequest && first
        ? await sendBatch(first, calls)
        : await Promise.all(
            calls.map((call, at) => {
              const route = routes[at] ?? this.#route()
              return send(route, call, route.door)
            }),
          )
    for (const [at, answer] of answers.entries()) {
      this.steps[from + at] = `${lines[at]} -> ${this.words.answer(answer)}`
      if (planned[at]?.kind === 'look' && answer.code === 'ok') this.steps.splice(from + at, 1)
      this.tally.command(planned[at]?.kind ?? '', answer.code === 'ok')
      if (answer.code === 'unavailable') throw new NotJudged('the service was not available')
      if (answer.code === 'unexpected') throw new Broken('serial', `${planned[at]?.words} ends in a defect`)
    }
    this.tally.calls += calls.length
    if (calls.length > 1) this.tally.together += 1
    return answers
  }

  #route() {
    const process = this.#dice.chance(50) ? 0 : 1
    const door = this.#dice.one(doors) ?? 'REST'
    return { process, door, origin: this.#service.origins[process] ?? '', from: this.#from }
  }

  /** Letters that cannot be told apart are tried both ways; every resulting state is possible. */
  #explain(ways: Made[][]): State[] {
    const found: State[] = []
    const reasons = new Set<string>(ways.length === 0 ? ['letters that were not asked for'] : [])
    for (const calls of ways) {
      try {
        found.push(...explain(this.worlds, calls))
      } catch (error) {
        if (!(error instanceof Unexplained)) throw error
        reasons.add(error.message)
      }
    }
    const isList = ways[0]?.every(
      ({ procedure }) => procedure.startsWith('keys.list') || procedure === 'account.get',
    )
    this.tally.exercised(isList ? 'lists' : 'serial')
    if (found.length === 0) throw new Broken(isList ? 'lists' : 'serial', [...reasons].join('\n'))
    return found
  }

  /** Compares the keys of an account with the model, using any active session. */
  async look(accountId: string, procedure = 'keys.list') {
    const bearer = this.standing(accountId)
    if (!bearer) return
    const { body } = await this.alone(
      planLook(
        { browser: { ...this.people.laptop, name: '(a look)' }, words: this.words },
        procedure,
        bearer,
      ),
    )
    this.listed.set(accountId, procedure === 'account.get' ? body.keys : body)
  }

  /** A session of the account that is active without doubt, whoever holds it. */
  standing(
    accountId: string,
    people: Person[] = [this.people.owner, this.people.stranger],
  ): string | undefined {
    const good = people
      .flatMap(({ jwts }) => jwts)
      .filter((jwt) => standingOf(jwt).accountId === accountId)
      .filter((jwt) => this.worlds.every((state) => liveSession(state, jwt)))
    return this.#dice.one(good)
  }

  async pass(seconds: number) {
    this.say(`   ${seconds} seconds pass`)
    const isLong = seconds >= MONTH
    await age(this.#service.sql, seconds, Object.keys(this.state.accounts), this.addresses)
    // The clean-up deletes nothing that anybody can see, or that descent depends on.
    if (isLong) await this.#service.cleanUp()
    this.#momentBegan = Date.now()
    this.worlds = this.worlds.map((state) => ({
      ...state,
      now: state.now + seconds,
      mails: seconds >= 3600 ? {} : state.mails,
    }))
  }
}

function mayMoveAddress({ call: { procedure } }: Planned): boolean {
  return procedure.startsWith('email.') || REMOVALS.includes(procedure)
}

/** Accounts that were changed. A refused call should have changed nothing, which the next check shows. */
function touchedBy(planned: Planned[], answers: Answer[]): Set<string> {
  const touched = new Set<string>()
  for (const [at, { call, kind }] of planned.entries()) {
    const { code, body } = answers[at] ?? { code: 'unexpected', body: null }
    if (code !== 'ok' || kind === 'list') continue
    for (const jwt of [call.bearer, body.jwt, body.accessToken])
      if (jwt) touched.add(standingOf(jwt).accountId)
  }
  return touched
}

/** Accounts that lost a key, other than by a sign-out. */
function diminishedBy(planned: Planned[], answers: Answer[]): Set<string> {
  if (planned.some(({ call }) => call.procedure === 'auth.logout')) return new Set()
  return new Set(
    planned.flatMap(({ call }, at) => {
      const isLoss =
        REMOVALS.includes(call.procedure) ||
        call.procedure === 'email.verifyCode' ||
        call.procedure === 'email.redeemSignInLink'
      return isLoss && call.bearer && answers[at]?.code === 'ok' ? [standingOf(call.bearer).accountId] : []
    }),
  )
}
