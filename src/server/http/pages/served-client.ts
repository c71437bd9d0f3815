import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Page } from './page-document.ts'

/** The source of the client: built files, or sources in development. */
export type ServedClient = {
  /** Prepares serving the files that the page requests. */
  serve(app: FastifyInstance): Promise<void>
  /** Routes of files, by which log and metrics distinguish them from pages. */
  fileRoutes: string[]
  /** Sends the file of this URL; null when there is none. */
  sendFile(url: string, reply: FastifyReply): FastifyReply | null
  /** The page for this URL. */
  page(url: string): Page | Promise<Page>
  /** The document of the playground's sandbox. */
  sandbox(): Promise<string>
  /** Sends our copy of the playground's compiler. */
  sendCompiler(reply: FastifyReply): FastifyReply
  /** The folder with the files of the API's reference. */
  reference: string
  /** False in development only: Vite injects inline code, which the policy would refuse. */
  isStrict: boolean
}
