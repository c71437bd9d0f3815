import type { ErrorName, Issue, ProofMethod } from '#shared/errors.ts'

type RefusalFacts = {
  retryAfter?: number
  issues?: Issue[]
  methods?: ProofMethod[]
  until?: Date
  cause?: unknown
}

/** An intended "no", named from the catalogue. Everything else that is thrown is a defect or an outage. */
export class Refusal extends Error {
  readonly reason: ErrorName
  /** Whole seconds until trying again makes sense; becomes `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Refused fields, when the sentence should be the first field's instead of the catalogue's. */
  readonly issues: Issue[] | undefined
  /** Ways to give the proof that is wanted. */
  readonly methods: ProofMethod[] | undefined
  /** From when on the same would be allowed. */
  readonly until: Date | undefined

  constructor(reason: ErrorName, facts: RefusalFacts = {}) {
    super(reason, { cause: facts.cause })
    this.name = 'Refusal'
    this.reason = reason
    this.retryAfter = facts.retryAfter
    this.issues = facts.issues
    this.methods = facts.methods
    this.until = facts.until
  }
}
