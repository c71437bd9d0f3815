import { parseArgs } from 'node:util'
import { StartProblem } from '#server/lib/start-problem.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'

type Flags = Record<string, string | boolean | undefined>

type Asked = { help: string } | { name: string; command: Command; words: string[]; flags: Flags }

const EVERYWHERE = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

/** Parses the command line. Anything not understood is refused in one line that lists what is possible. */
export function readArguments(args: string[]): Asked {
  const name = nameIn(args)
  if (name === null) {
    if (args.length === 0 || args.includes('--help') || args.includes('-h')) return { help: overview() }
    throw new StartProblem(2, `There is no command ${args.slice(0, 2).join(' ')}. --help lists them all.`)
  }
  const command = commands[name] as Command // `name` is a key of `commands`
  const { values, positionals } = parse(name, command, args.slice(name.split(' ').length))
  if (values.help === true) return { help: helpOf(name, command) }
  if (positionals.length !== command.words.length) throw new StartProblem(2, `Usage: ${usage(name, command)}`)
  return { name, command, words: positionals, flags: values }
}

/** A name has one word or two; the longer one is tried first. */
function nameIn([first = '', second = '']: string[]): string | null {
  const known = [`${first} ${second}`, first].find((name) => Object.hasOwn(commands, name))
  return known ?? null
}

function parse(name: string, command: Command, args: string[]): { values: Flags; positionals: string[] } {
  try {
    const options = { ...EVERYWHERE, ...typesOf(command.flags ?? {}) }
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [line = ''] = (error as Error).message.split('. ')
    throw new StartProblem(2, `${line}. Usage: ${usage(name, command)}`, error)
  }
}

function typesOf(flags: NonNullable<Command['flags']>) {
  return Object.fromEntries(Object.entries(flags).map(([flag, { type }]) => [flag, { type }]))
}

function usage(name: string, { words, flags = {} }: Command) {
  const given = Object.entries(flags).map(([flag, { type }]) =>
    type === 'string' ? `[--${flag} ...]` : `[--${flag}]`,
  )
  return ['npm run admin --', name, ...words, ...given, '[--json]'].join(' ')
}

function helpOf(name: string, command: Command) {
  const flags = Object.entries(command.flags ?? {}).map(([flag, { meaning }]) => row(`--${flag}`, meaning))
  return [
    `${command.summary}.`,
    '',
    `  ${usage(name, command)}`,
    '',
    ...flags,
    row('--json', 'Answer with one JSON value, for programs'),
    '',
  ].join('\n')
}

function overview() {
  return [
    'Commands for the operator. They work while the server runs and without it: npm run admin -- <command>, or',
    'node dist/admin.js <command>. They read the same environment as the server.',
    '',
    ...Object.entries(commands).map(([name, { words, summary }]) =>
      row([name, ...words.map((word) => word.replace(/,? .*>$/, '>'))].join(' '), summary),
    ),
    '',
    row('--json', 'For every command: answer with one JSON value, for programs'),
    row('--help', 'After a command: help for that command'),
    '',
    'Exit codes: 0 done, 1 it could not be done or nothing was found, 2 a mistake in the command or in',
    'the configuration, 3 DATA_DIR held by another process. No secret is ever printed.',
    '',
  ].join('\n')
}

function row(name: string, meaning: string) {
  return `  ${name.padEnd(34)}${meaning}`
}
