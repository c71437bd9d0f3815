import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'
import { compiler, sandboxPath } from '#shared/wasm.ts'
import type { ServedClient } from './served-client.ts'

/**
 * The two answers with a less strict policy. The sandbox's document may be framed by us and may compile WebAssembly.
 * Our copy of the compiler may be read by that document, which has no origin.
 */
export function sandboxRoutes(
  app: FastifyInstance,
  { config, client }: { config: Config; client: ServedClient },
) {
  const { origin } = new URL(config.publicUrl)

  app.get(sandboxPath, async (_request, reply) => {
    const document = await client.sandbox()
    // Chromium warns of a frame without an origin that asks for an origin-keyed agent cluster.
    reply.removeHeader('origin-agent-cluster')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('content-security-policy', sandboxPolicy(document, origin))
      .send(document)
  })

  app.get(compiler.copy, (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*')
    return client.sendCompiler(reply)
  })
}

/**
 * Only the playground page's document may hold the frame. The client navigates without a new document, so the policy
 * stays that of the first page; the client reloads the playground page if needed.
 */
export function allowSandboxFrame(reply: FastifyReply, origin: string) {
  const policy = reply.getHeader('content-security-policy')
  reply.header('content-security-policy', `${policy};frame-src ${origin}${sandboxPath}`)
}

/**
 * `sandbox` here too, so that the document has no origin when opened by itself. It runs its own script, named by its
 * digest, and Workers, which inherit this policy. It may fetch the two addresses of the compiler only; 'self' would
 * allow all of ours.
 */
function sandboxPolicy(document: string, origin: string) {
  const script = document.match(/<script>(.*?)<\/script>/s)?.[1] ?? ''
  const digest = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'sha256-${digest}' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `connect-src ${compiler.cdn} ${origin}${compiler.copy}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join(';')
}
