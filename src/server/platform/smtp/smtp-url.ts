import { readServerUrl } from '#server/lib/server-url.ts'
import { StartProblem } from '#server/lib/start-problem.ts'

/** Reads SMTP_URL, and refuses one that the mail library would understand differently. */
export function readSmtpUrl(text: string) {
  const { user, password, servers } = readServerUrl('SMTP_URL', text, ['smtp', 'smtps'])
  if (servers.length > 1 || !servers[0]?.host || !URL.canParse(text)) {
    throw new StartProblem(2, 'SMTP_URL must name a host.')
  }
  return { user, password }
}
