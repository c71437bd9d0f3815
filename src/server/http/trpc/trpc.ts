import { setTimeout as sleep } from 'node:timers/promises'
import { getTRPCErrorFromUnknown, initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'
import { carryOutDueOf } from '#server/account-protection/carry-out-due.ts'
import type { InactiveState, Session } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import type { Deps } from '#server/deps.ts'
import { ChangeIsDue, Refusal } from '#server/errors.ts'
import { inBase64 } from '#server/http/rest/send-file.ts'
import {
  authenticate,
  authenticateIfPresent,
  requireSession,
  sessionOfToken,
} from '#server/sessions/session-token.ts'
import { type ErrorName, errorCatalogue } from '#shared/errors.ts'
import type { RestAddress } from '#shared/rest-mapping.ts'
import { genericSentence } from '#shared/sentences.ts'
import { browserIdentity } from '#shared/sessions.ts'
import type { Client, Context } from './context.ts'
import { publicError, trpcFailure } from './public-error.ts'

z.config({ customError: genericSentence })

export type Meta = {
  /** The call in one sentence, for the OpenAPI document. */
  summary?: string
  /** Its limits and what else a caller should know, for the same document. */
  description?: string
  /** Refusals of its own. Those of its kind of call need not be listed. */
  refuses?: readonly ErrorName[]
  rest?: RestAddress
  /** Set by the base procedures below, read by the OpenAPI document. `if good`: an invalid bearer is ignored. */
  bearer?: 'required' | 'optional' | 'if good'
  /** Account states besides active that may make this call. All others are refused, if it takes a bearer. */
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

/** tRPC treats every error except its own as a defect, so refusals get their status here. */
function withRefusalStatus(error: TRPCError, { ctx, path }: { ctx: Context; path: string }): TRPCError {
  const { status, isDefect } = publicError(error)
  if (isDefect) {
    ctx.deps.log.error({ reqId: ctx.requestId, err: error.cause ?? error, procedure: path }, 'defect')
  }
  const code = codeOfStatus[status]
  return !code || code === error.code ? error : new TRPCError({ code, cause: error.cause })
}

/** Before the server is first ready, the database has not been checked: only health is answered. */
function mayAnswer({ lifecycle }: Deps, path: string) {
  return lifecycle.isReady || lifecycle.isDraining || path.startsWith('health.')
}

/** A call may find another due account, or the same one again a moment later. */
const MOST_FOUND_DUE = 5

/**
 * Open to everybody. A bearer is ignored. An absent body is `{}` at either door, and so is a missing input in a batch.
 * Pending changes that are due take effect before the account is used: a query that finds one stops, the change is
 * applied, and the call runs again. One step and not several, because tRPC copies its options for each.
 */
export const anyone = t.procedure.use(async ({ ctx, next, path, getRawInput }) => {
  const rawOrEmpty = async () => {
    const raw = await getRawInput()
    return raw === undefined ? {} : raw
  }
  try {
    if (!mayAnswer(ctx.deps, path)) throw new Refusal('unavailable')
    for (let count = 1; ; count += 1) {
      const result = await next({ getRawInput: rawOrEmpty })
      if (result.ok) return result
      const found = result.error.cause
      if (!(found instanceof ChangeIsDue) || count > MOST_FOUND_DUE) throw result.error
      await carryOutDueOf(ctx.deps, found.accountId)
    }
  } catch (error) {
    throw withRefusalStatus(getTRPCErrorFromUnknown(error), { ctx, path })
  }
})

/**
 * For calls that issue a browser key. Fields about the browser that the call leaves out come from its cookie and
 * headers, and are validated with the rest. Goes before `.input()`.
 */
export const fromBrowser = t.middleware(({ ctx, next, getRawInput }) =>
  next({
    getRawInput: async () => {
      const raw = await getRawInput()
      const isFields = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
      return isFields ? withBrowser(raw, ctx.client.browser) : raw
    },
  }),
)

function withBrowser(raw: { browserId?: unknown; browserName?: unknown }, browser: Client['browser']) {
  const { browserId = browser.id, browserName } = raw
  const parsedName = browserIdentity.browserName.safeParse(browserName)
  const isAbsent = parsedName.success && parsedName.data === undefined
  return { ...raw, browserId, browserName: isAbsent ? browser.name : browserName }
}

/**
 * Copies fields into headers of the answer, at a door that has headers: for a proxy, which reads nothing else. Goes
 * after `.output()`, which removes fields that only the headers carry.
 */
export function inHeaders(facts: Readonly<Record<string, string>>) {
  return t.middleware(async ({ ctx, next }) => {
    const result = await next()
    if (!result.ok) return result
    const found = Object(result.data) as Record<string, unknown>
    ctx.addHeaders?.(
      Object.fromEntries(Object.entries(facts).map(([header, name]) => [header, String(found[name])])),
    )
    return result
  })
}

/** Puts the whole file into the answer, in base64, when the door does not stream it. Goes before `.output()`. */
export const wholeUnlessSent = t.middleware(async ({ ctx, meta, next }) => {
  const result = await next()
  const field = meta?.rest?.file?.bytes
  if (!result.ok || ctx.sendsFiles || !field) return result
  const found = Object(result.data) as Record<string, AsyncIterable<Uint8Array>>
  const pieces = found[field]
  return pieces ? { ...result, data: { ...found, [field]: await inBase64(pieces) } } : result
})

/** Open to everybody, but a bearer must be valid if present. `ctx.session` is null without one. */
export const visitor = anyone.meta({ bearer: 'optional' }).use(async ({ ctx, meta, next }) =>
  next({
    ctx: { session: noted(ctx, await authenticateIfPresent(ctx.deps, ctx.authorization, meta?.passes)) },
  }),
)

/**
 * The same for a call whose own statement checks the session. It takes the session from its token alone. 'The session
 * has ended' comes before every other refusal.
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
 * Acts on input that the schema will refuse. Goes before `.input()` and after the session step; the refusal stays.
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
 * For calls with secrets that anybody can guess. Counts refused calls per network. Too many, and further calls are
 * refused before parsing, after a growing delay. A call still runs when `isReal` finds that its secret exists: that is
 * no guess, whatever others on the network do. Goes before `.input()`.
 */
export function limitsRefusals(
  isReal: (deps: Deps, rawInput: unknown, session: Session | null) => Promise<boolean>,
) {
  return t.middleware(async ({ ctx, next, getRawInput }) => {
    const clientAddress = ctx.client.address
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
  // An ended session was no guess: its token is signed.
  if (error.reason === 'authenticationRequired' && sessionIn(ctx)) return false
  return [400, 401].includes(errorCatalogue[error.reason].status)
}

/** Requires a live session. */
export const signedIn = anyone
  .meta({ bearer: 'required' })
  .use(async ({ ctx, meta, next }) =>
    next({ ctx: { session: ctx.about(await authenticate(ctx.deps, ctx.authorization, meta?.passes)) } }),
  )

/** The same for a call whose own statement checks the session. It takes the session from its token alone. */
export const sessionByToken = anyone
  .meta({ bearer: 'required' })
  .use(({ ctx, meta, next }) =>
    next({ ctx: { session: requireSession(sessionOfToken(ctx.deps, ctx.authorization, meta?.passes)) } }),
  )
