import type { FastifyInstance } from 'fastify'
import type { Page } from './page.ts'

/** Where the browser's half comes from: built files, or their sources in development. */
export type Client = {
  /** Serves the files that the page asks for. */
  serve(app: FastifyInstance): Promise<void>
  /** The page for this URL. */
  page(url: string): Page | Promise<Page>
  /** False in development only: what Vite injects is inline, and the policy would refuse it. */
  isStrict: boolean
}
