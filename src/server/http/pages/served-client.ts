import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Page } from './page-document.ts'

/** Where the browser's half comes from: built files, or their sources in development. */
export type ServedClient = {
  /** Prepares what it takes to serve the files that the page asks for. */
  serve(app: FastifyInstance): Promise<void>
  /** Where files lie: routes of their own, by which log and metrics tell them from pages. */
  fileRoutes: string[]
  /** Sends the file of this URL; null when there is none. */
  sendFile(url: string, reply: FastifyReply): FastifyReply | null
  /** The page for this URL. */
  page(url: string): Page | Promise<Page>
  /** The document of the playground's sandbox. */
  sandbox(): Promise<string>
  /** Sends our copy of the playground's compiler. */
  sendCompiler(reply: FastifyReply): FastifyReply
  /** The folder with the viewer of the API's reference. */
  reference: string
  /** False in development only: what Vite injects is inline, and the policy would refuse it. */
  isStrict: boolean
}
