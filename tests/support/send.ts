import { newClient, type World } from './world.ts'

export type Raw = { method?: string; type?: string; body?: string; headers?: Record<string, string> }

/** Sends a raw request, well-formed or not, from a new client. */
export async function send(world: World, url: string, { method = 'POST', type, body, headers }: Raw = {}) {
  const response = await world.app.inject({
    method: method as 'POST',
    url,
    remoteAddress: newClient(),
    headers: { ...(type && { 'content-type': type }), ...headers },
    ...(body !== undefined && { payload: body }),
  })
  return { status: response.statusCode, headers: response.headers, text: response.body }
}
