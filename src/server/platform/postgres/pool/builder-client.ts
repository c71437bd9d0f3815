import type { Database, Queries } from '#server/platform/postgres/open.ts'

/** The parts of the driver that the query builder uses. */
export type BuilderClient = {
  unsafe(statement: string, parameters?: unknown[]): Asked
  /** Queries on connections that declared statements share. Each reads or changes a few rows by an index. */
  shared?: Pick<BuilderClient, 'unsafe'>
  /** Queries the same database on separate connections. */
  apart?: Database
  begin?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
  savepoint?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
  /** In a transaction: callbacks for after the commit. */
  afterwards?: Array<() => void>
}

/** The client of a database or transaction; the builder keeps it private. */
export function clientOf(db: Queries): BuilderClient {
  return Object(db._.session).client
}

/** Starts, like the driver's queries, when the rows are wanted: as objects by `await`, as arrays by `.values()`. */
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
