import type { ErrorName, Issue, ProofMethod } from '#shared/errors.ts'

type RefusalFacts = {
  retryAfter?: number
  issues?: Issue[]
  methods?: ProofMethod[]
  until?: Date
  limit?: string
  cause?: unknown
}

/** An intended refusal, named in the catalogue. Everything else that is thrown is a defect or an outage. */
export class Refusal extends Error {
  readonly reason: ErrorName
  /** Whole seconds until a retry makes sense; becomes `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Refused fields. The first one's message replaces the catalogue's. */
  readonly issues: Issue[] | undefined
  /** Step-up methods that would be accepted. */
  readonly methods: ProofMethod[] | undefined
  /** When the same call becomes allowed. */
  readonly until: Date | undefined
  /** Which limit refused, for the operator: `mails_to_address_an_hour`. Never in the answer. */
  readonly limit: string | undefined

  constructor(reason: ErrorName, facts: RefusalFacts = {}) {
    super(reason, { cause: facts.cause })
    this.name = 'Refusal'
    this.reason = reason
    this.retryAfter = facts.retryAfter
    this.issues = facts.issues
    this.methods = facts.methods
    this.until = facts.until
    this.limit = facts.limit
  }
}

/**
 * A pending change of the account is due but not carried out yet. Thrown by any code that reads the account. The caller
 * carries it out (`account-protection/carry-out-due.ts`) and then repeats the call.
 */
export class ChangeIsDue extends Error {
  readonly accountId: string

  constructor(accountId: string) {
    super('A waiting change is due')
    this.accountId = accountId
  }
}
