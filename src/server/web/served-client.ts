import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Page } from './page.ts'

/** Where the browser's half comes from: built files, or their sources in development. */
export type ServedClient = {
  /** Serves the files that the page asks for. */
  serve(app: FastifyInstance): Promise<void>
  /** The page for this URL. */
  page(url: string): Page | Promise<Page>
  /** The document of the playground's sandbox. */
  sandbox(): Promise<string>
  /** Sends our copy of the playground's compiler. */
  sendCompiler(reply: FastifyReply): FastifyReply
  /** False in development only: what Vite injects is inline, and the policy would refuse it. */
  isStrict: boolean
}
