/** The query builder uses only these of the driver's many faces. */
export type BuilderClient = {
  unsafe(statement: string, parameters?: unknown[]): Asked
  begin?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
  savepoint?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
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
