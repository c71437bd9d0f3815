import type { Database, Queries } from '#server/platform/postgres/open.ts'

/** The query builder uses only these of the driver's many faces. */
export type BuilderClient = {
  unsafe(statement: string, parameters?: unknown[]): Asked
  /** Asks on lines that declared statements share: each looks for a few rows by an index, or changes them. */
  shared?: Pick<BuilderClient, 'unsafe'>
  /** Asks the same database on connections that nobody else waits for. */
  apart?: Database
  begin?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
  savepoint?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
  /** In a transaction: what is to be done when it is committed. */
  afterwards?: Array<() => void>
}

/** Whom a database or transaction of the builder asks; it keeps that to itself. */
export function clientOf(db: Queries): BuilderClient {
  return Object(db._.session).client
}

/** Begins, like the driver's queries, when somebody wants the rows: as objects by `await`, as arrays by `.values()`. */
export class Asked implements PromiseLike<unknown> {
  #run: (asArrays: boolean) => Promise<unknown>

  constructor(run: (asArrays: boolean) => Promise<unknown>) {
    this.#run = run
  }

  values() {
    return this.#run(true)
  }

  // biome-ignore lint/suspicious/noThenProperty: the builder awaits it.
  then: PromiseLike<unknown>['then'] = (onDone, onFailure) => this.#run(false).then(onDone, onFailure)
}
