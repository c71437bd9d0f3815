import { StartProblem } from '#server/lib/start-problem.ts'
import { environment } from '#server/platform/environment.ts'

type CommandLine = { wantsHelp: boolean; wantsVersion: boolean; isDevelopment: boolean }

const FLAGS = {
  '--help': 'Print this and exit',
  '--version': 'Print the version and exit',
  '--dev': 'Serve the client from its sources and reload it when they change',
}

export function readCommandLine(args: string[]): CommandLine {
  const unknown = args.find((arg) => !Object.hasOwn(FLAGS, arg))
  if (unknown !== undefined) throw new StartProblem(2, `Unknown argument ${unknown}. --help lists them all.`)
  return {
    wantsHelp: args.includes('--help'),
    wantsVersion: args.includes('--version'),
    isDevelopment: args.includes('--dev'),
  }
}

export function helpText(): string {
  const variables = Object.entries(environment.shape).map(([name, schema]) => [
    name,
    schema.description ?? '',
  ])
  return [
    'Runs the server. Flags:',
    ...Object.entries(FLAGS).map(([flag, meaning]) => row(flag, meaning)),
    '',
    'Environment, with defaults in parentheses:',
    ...variables.map(([name = '', meaning = '']) => row(name, meaning)),
    '',
    'Exit codes: 0 stopped as asked, 2 bad configuration or a database newer than this server, 3 DATA_DIR held by another',
    'process, 1 anything else. Commands for the operator: node dist/admin.js --help.',
    '',
  ].join('\n')
}

function row(name: string, meaning: string) {
  return `  ${name.padEnd(18)}${meaning}`
}
