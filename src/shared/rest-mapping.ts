/** The REST address of a procedure, only in its `meta.rest`. `path` is below `/api`. */
export type RestAddress = {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/${string}`
  /** Largest request body in bytes; 64 KiB by default. */
  bodyLimit?: number
  /** Headers of the answer, with the field that each one carries. */
  headers?: Readonly<Record<string, string>>
  /** The answer is a file instead of JSON: its media type, and the field with its bytes. `filename` has its name. */
  file?: { type: string; bytes: string }
}
