/** The parts of the driver that the query builder uses, for databases and transactions. */
export type BuilderClient = {
  unsafe(statement: string, parameters?: unknown[]): Asked
  begin?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
  savepoint?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
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
