import { setTimeout as sleep } from 'node:timers/promises'
import { initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'
import { carryOutDueOf } from '#server/account-protection/carry-out-due.ts'
import type { InactiveState } from '#server/account-store/accounts/inactive-accounts.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import { ChangeIsDue } from '#server/account-store/changes/change-is-due.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { inBase64 } from '#server/http/rest/send-file.ts'
import {
  authenticate,
  authenticateIfPresent,
  requireSession,
  sessionOfToken,
} from '#server/sessions/authenticate.ts'
import { type ErrorName, errorCatalogue } from '#shared/errors.ts'
import type { RestAddress } from '#shared/rest-mapping.ts'
import { genericSentence } from '#shared/sentences.ts'
import { browserIdentity } from '#shared/sessions.ts'
import type { Context } from './context.ts'
import { publicError } from './public-error.ts'
import { trpcFailure } from './trpc-answer.ts'

z.config({ customError: genericSentence })

export type Meta = {
  /** What the call does, in one sentence, for the OpenAPI document. */
  summary?: string
  /** Its limits in words, and what else a caller should know, for the same document. */
  description?: string
  /** What it refuses by itself; what calls of its kind are refused for need not be said. */
  refuses?: readonly ErrorName[]
  rest?: RestAddress
  /** Set by the base procedures below, read by the OpenAPI document; `if good`: one that does not hold is passed over. */
  bearer?: 'required' | 'optional' | 'if good'
  /** Halts of the account that do not stop the call; of those that take a bearer, every other is refused. */
  passes?: readonly InactiveState[]
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ error }) => trpcFailure(error),
  })

export const router = t.router

export const mergeRouters = t.mergeRouters

export const createCallerFactory = t.createCallerFactory

const codeOfStatus: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

/** tRPC takes everything that is not its own error for a defect: give refusals their status. */
const namesRefusals = t.middleware(async ({ ctx, next, path }) => {
  const result = await next()
  if (result.ok) return result

  const { status, isDefect } = publicError(result.error)
  if (isDefect) {
    const err = result.error.cause ?? result.error
    ctx.deps.log.error({ reqId: ctx.requestId, err, procedure: path }, 'defect')
  }
  const code = codeOfStatus[status]
  if (!code || code === result.error.code) return result
  throw new TRPCError({ code, cause: result.error.cause })
})

/** Before the first moment of being ready nobody has looked at what the database is: only health is told. */
const waitsForReady = t.middleware(({ ctx, next, path }) => {
  const { isReady, isDraining } = ctx.deps.lifecycle
  if (!isReady && !isDraining && !path.startsWith('health.')) throw new Refusal('unavailable')
  return next()
})

/** A call without a body is `{}` at either door, and so is one that a batch has no input for. */
const takesNothingForEmpty = t.middleware(({ next, getRawInput }) =>
  next({
    getRawInput: async () => {
      const raw = await getRawInput()
      return raw === undefined ? {} : raw
    },
  }),
)

/** A call may find another account due, or the same one again a moment later. */
const MOST_FOUND_DUE = 5

/**
 * A change that has waited until now takes effect before anything else is done with its account: whoever finds one due stops
 * there, it is carried out, and the call is made anew.
 */
const afterWhatIsDue = t.middleware(async ({ ctx, next }) => {
  for (let count = 1; ; count += 1) {
    const result = await next()
    const found = result.ok ? undefined : result.error.cause
    if (!(found instanceof ChangeIsDue) || count > MOST_FOUND_DUE) return result
    await carryOutDueOf(ctx.deps, found.accountId)
  }
})

/** Open to everybody; a bearer, if there is one, is not looked at. */
export const anyone = t.procedure
  .use(namesRefusals)
  .use(waitsForReady)
  .use(takesNothingForEmpty)
  .use(afterWhatIsDue)

/**
 * For calls that issue a browser key: what they do not say of their browser, its cookie and its other headers do, and that
 * is judged with all else that is sent. Goes before `.input()`.
 */
export const fromBrowser = t.middleware(({ ctx, next, getRawInput }) =>
  next({
    getRawInput: async () => {
      const raw = await getRawInput()
      const isFields = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
      return isFields ? withBrowser(raw, ctx.browser) : raw
    },
  }),
)

function withBrowser(raw: { browserId?: unknown; browserName?: unknown }, browser: Context['browser']) {
  const { browserId = browser.id, browserName } = raw
  const said = browserIdentity.browserName.safeParse(browserName)
  const saysNothing = said.success && said.data === undefined
  return { ...raw, browserId, browserName: saysNothing ? browser.name : browserName }
}

/**
 * Tells what was found in headers of the answer too, where the door has some: for a proxy, which reads nothing else. Goes
 * after `.output()`, which leaves out what only the headers say.
 */
export function inHeaders(facts: Readonly<Record<string, string>>) {
  return t.middleware(async ({ ctx, next }) => {
    const result = await next()
    if (!result.ok) return result
    const found = Object(result.data) as Record<string, unknown>
    ctx.headers = Object.fromEntries(
      Object.entries(facts).map(([header, name]) => [header, String(found[name])]),
    )
    return result
  })
}

/** Gives the file in an answer whole and in base64 where the door does not send it as it is made. Goes before `.output()`. */
export const wholeUnlessSent = t.middleware(async ({ ctx, meta, next }) => {
  const result = await next()
  const field = meta?.rest?.file?.bytes
  if (!result.ok || ctx.sendsFiles || !field) return result
  const found = Object(result.data) as Record<string, AsyncIterable<Uint8Array>>
  const pieces = found[field]
  return pieces ? { ...result, data: { ...found, [field]: await inBase64(pieces) } } : result
})

/** Open to everybody, but a bearer that is present must be good. `ctx.session` is null without one. */
export const visitor = anyone.meta({ bearer: 'optional' }).use(async ({ ctx, meta, next }) =>
  next({
    ctx: { session: noted(ctx, await authenticateIfPresent(ctx.deps, ctx.authorization, meta?.passes)) },
  }),
)

/**
 * The same for a call whose own statement sees whether the session stands: it is read from its token alone. Whatever else is
 * refused, it is said first that a session has ended.
 */
export const tokenVisitor = anyone.meta({ bearer: 'optional' }).use(async ({ ctx, meta, next }) => {
  const session = sessionOfToken(ctx.deps, ctx.authorization, meta?.passes)
  const result = await next({ ctx: { session } })
  const isRefused = !result.ok && publicError(result.error).status < 500
  if (session && isRefused) ctx.about({ upid: await refuseEnded(ctx.deps.db, session) })
  return result
})

function noted(ctx: Context, session: Session | null): Session | null {
  return session && ctx.about(session)
}

/**
 * Does something about an input that its schema is going to refuse. Goes before `.input()` and after what finds the
 * session; the refusal stands.
 */
export function onRefusedInput(
  act: (deps: Deps, rawInput: unknown, session: Session | null) => Promise<void>,
) {
  return t.middleware(async ({ ctx, next, getRawInput }) => {
    const result = await next()
    const isInputRefused =
      !result.ok && result.error.code === 'BAD_REQUEST' && result.error.cause instanceof z.ZodError
    if (isInputRefused) await act(ctx.deps, await getRawInput(), sessionIn(ctx))
    return result
  })
}

function sessionIn(ctx: Context & { session?: Session | null }): Session | null {
  return ctx.session ?? null
}

/**
 * For calls that anybody may try with guessed secrets. Counts refused calls per network. After too many, further calls of the
 * network are refused before they are parsed, and later and later; but not where `isReal` finds that the secret in a call exists:
 * that is no guess, whatever its neighbours do. Goes before `.input()`.
 */
export function limitsRefusals(
  isReal: (deps: Deps, rawInput: unknown, session: Session | null) => Promise<boolean>,
) {
  return t.middleware(async ({ ctx, next, getRawInput }) => {
    const { clientAddress } = ctx
    const { refusals } = ctx.deps
    if (refusals.isFull(clientAddress) && !(await isReal(ctx.deps, await getRawInput(), sessionIn(ctx)))) {
      await sleep(refusals.pauseFor(clientAddress))
      throw refusals.refusalFor(clientAddress)
    }
    const result = await next()
    const isRefused = !result.ok && isGuess(result.error.cause, ctx)
    if (isRefused) {
      const pause = refusals.pauseFor(clientAddress)
      refusals.count(clientAddress)
      await sleep(pause)
    }
    return result
  })
}

function isGuess(error: unknown, ctx: Context): boolean {
  if (!(error instanceof Refusal)) return false
  // A session that has ended was no guess: its token is signed.
  if (error.reason === 'authenticationRequired' && sessionIn(ctx)) return false
  return [400, 401].includes(errorCatalogue[error.reason].status)
}

/** For the holder of a live session only. */
export const signedIn = anyone
  .meta({ bearer: 'required' })
  .use(async ({ ctx, meta, next }) =>
    next({ ctx: { session: ctx.about(await authenticate(ctx.deps, ctx.authorization, meta?.passes)) } }),
  )

/** The same for a call whose own statement sees whether the session stands: it is read from its token alone. */
export const tokenHolder = anyone
  .meta({ bearer: 'required' })
  .use(({ ctx, meta, next }) =>
    next({ ctx: { session: requireSession(sessionOfToken(ctx.deps, ctx.authorization, meta?.passes)) } }),
  )
