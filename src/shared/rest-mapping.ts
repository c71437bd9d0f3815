/** The REST address of a procedure, carried as its `meta.rest` and nowhere else. `path` is below `/api`. */
export type RestAddress = {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/${string}`
  /** Largest request body in bytes; 64 KiB when not given. */
  bodyLimit?: number
  /** Headers of the answer, and which of the facts found each one tells. */
  headers?: Readonly<Record<string, string>>
  /** The answer is a file instead of JSON: what it is, and which field has its bytes. `filename` has its name. */
  file?: { type: string; bytes: string }
}
