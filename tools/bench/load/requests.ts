/** One of the calls, for one account. */
export type Payload = { bearer?: string; body?: object }

export type Address = { rest: { method: 'GET' | 'POST'; path: string }; procedure: string }

export type Door = 'rest' | 'trpc'

export const doors: Door[] = ['rest', 'trpc']

const CLIENTS = 1000

/** The number of different browsers that call on one morning. */
const BROWSERS = 20

/** The whole request as bytes, for the one door or the other. */
export function requestsFor(door: Door, { rest, procedure }: Address, payloads: Payload[]) {
  const path = door === 'rest' ? `/api${rest.path}` : `/trpc/${procedure}`
  return payloads.map(({ bearer, body }, turn) => {
    const text = rest.method === 'GET' ? '' : JSON.stringify(body ?? {})
    const head = [
      `${rest.method} ${path} HTTP/1.1`,
      'Host: localhost:3000',
      `X-Forwarded-For: ${clientAddress(turn)}`,
      `User-Agent: ${browser(turn)}`,
      ...(bearer === undefined ? [] : [`Authorization: Bearer ${bearer}`]),
      ...(rest.method === 'GET' ? [] : ['Content-Type: application/json', `Content-Length: ${text.length}`]),
    ]
    return `${head.join('\r\n')}\r\n\r\n${text}`
  })
}

function clientAddress(turn: number) {
  const client = turn % CLIENTS
  return `10.0.${client >> 8}.${client & 255}`
}

function browser(turn: number) {
  const version = 120 + (turn % BROWSERS)
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
}
