/** A session of the W3C WebDriver protocol, as far as a journey needs it. */
export type Session = Awaited<ReturnType<typeof openSession>>

const LONGEST_ANSWER_MS = 60_000

/** The driver answers at `address`; `wanted` are the capabilities of the browser it starts. */
export async function openSession(address: string, wanted: Record<string, unknown>) {
  const { sessionId, capabilities } = await call(address, 'POST', '/session', {
    capabilities: { alwaysMatch: wanted },
  })
  const path = `/session/${sessionId}`
  const post = (command: string, body: object = {}) => call(address, 'POST', `${path}${command}`, body)

  return {
    version: String(capabilities.browserVersion),
    window: async (): Promise<string> => call(address, 'GET', `${path}/window`),
    newWindow: async (): Promise<string> => (await post('/window/new', { type: 'window' })).handle,
    switchTo: (handle: string) => post('/window', { handle }),
    resize: (size: { width: number; height: number }) => post('/window/rect', size),
    open: (url: string) => post('/url', { url }),
    run: (expression: string) => post('/execute/sync', { script: `return ${expression}`, args: [] }),
    act: (actions: object[]) => post('/actions', { actions }),
    close: () => call(address, 'DELETE', path),
  }
}

/** The shape of an answer depends on the command. */
// biome-ignore lint/suspicious/noExplicitAny: as the protocol has it
async function call(address: string, method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(`${address}${path}`, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
  return value
}
