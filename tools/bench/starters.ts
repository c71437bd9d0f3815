import { join } from 'node:path'
import type { Guest } from './calls/call.ts'
import type { Starters } from './first-answer.ts'
import { BUILD, baselineEnvironment, serviceEnvironment } from './targets.ts'

type Server = { url: string; guests: Guest[] }

type Facts = { folder: string; baselineProgram: string; baseline: Server; service: Server }

/** How each server is started again on the database that it has filled. */
export async function startersOf({ folder, baselineProgram, baseline, service }: Facts): Promise<Starters> {
  const ofService = await serviceEnvironment(service.url, join(folder, 'starts'), 'smtp://127.0.0.1:9')
  const ofBaseline = await baselineEnvironment(baseline.url)
  return {
    baseline: { program: baselineProgram, ...ofBaseline, bearer: bearerOf(baseline) },
    service: { program: join(BUILD, 'main.js'), ...ofService, bearer: bearerOf(service) },
  }
}

function bearerOf({ guests: [guest] }: Server): string {
  if (!guest) throw new Error('Nobody has a session')
  return guest.bearer
}
