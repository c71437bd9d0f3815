import { StartProblem } from '#server/lib/start-problem.ts'
import { rotateGeneratedSecret } from '#server/platform/data-dir.ts'
import type { Command } from './command.ts'

const IN_TWO_STEPS =
  'SECRET is set by whoever starts the server, so rotate it there: give every process old,new and start them anew, then new,old. `openssl rand -base64 32` makes one.'

export const secretRotate: Command = {
  words: [],
  summary: 'Put a new secret before the generated one in DATA_DIR; the old one still verifies',
  async run({ settings }) {
    if (settings.secrets !== null) throw new StartProblem(2, IN_TWO_STEPS)
    const { kept } = await rotateGeneratedSecret(settings.dataDir)
    return {
      json: { rotated: true, kept },
      lines: [
        'A new secret signs from the next start of the server on.',
        'The one before still verifies; the next rotation forgets it.',
      ],
    }
  },
}
