import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'
import { compiler, sandboxPath } from '#shared/wasm.ts'
import type { ServedClient } from './served-client.ts'

/**
 * The two answers that are less strict than all others, each by what it is for: the sandbox's document may be
 * framed by us and may compile WebAssembly, and our copy of the compiler may be read by that document, which has
 * no origin.
 */
export function sandboxRoutes(
  app: FastifyInstance,
  { config, client }: { config: Config; client: ServedClient },
) {
  const { origin } = new URL(config.publicUrl)

  app.get(sandboxPath, async (_request, reply) => {
    const document = await client.sandbox()
    // Chromium warns of a frame that asks to be keyed by its origin and has none.
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
 * The document of the playground's page, and no other, may hold the frame. The client changes pages without a new
 * document, and then the policy stays what it was: it asks for this document where it came without it.
 */
export function allowSandboxFrame(reply: FastifyReply, origin: string) {
  const policy = reply.getHeader('content-security-policy')
  reply.header('content-security-policy', `${policy};frame-src ${origin}${sandboxPath}`)
}

/**
 * `sandbox` is said here too, so that the document opened by itself has no origin either. It runs its own script,
 * named by its digest, and Workers, which come under this very policy; it reaches the two addresses of the compiler
 * and nothing else, where 'self' would be all of ours.
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
