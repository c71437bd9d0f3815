import { type Arrow, arrows, EXCEPTIONS } from './arrows.ts'
import { type Import, importsOf, looseImportsOf } from './read-imports.ts'

export type SourceFile = { path: string; source: string }

/** The calls that load code at run time. The script before the program has its own. */
const MAY_LOSE_CODE = /^src\/client\/(?!begin-prerendered\.ts$)/

const LATER =
  "imports on the way by itself\n  After a deployment that file may be gone: write `later(() => import('...'))` (#client/lib/later.ts)."

type Verdict = { sentences: string[]; exceptionsUsed: Set<string> }

/** What is wrong with the imports of these files, one sentence each, and which exceptions they needed. */
export function judge(files: SourceFile[]): Verdict {
  const verdict: Verdict = { sentences: [], exceptionsUsed: new Set() }
  for (const { path, source } of files) {
    if (MAY_LOSE_CODE.test(path)) {
      for (const line of looseImportsOf(path, source)) verdict.sentences.push(`${path}:${line} ${LATER}`)
    }
    const rules = arrows.filter(({ from, except }) => from.test(path) && !except?.test(path))
    if (rules.length === 0) continue
    for (const one of importsOf(path, source)) {
      for (const arrow of rules.filter((rule) => forbids(rule, path, one))) {
        const exception = `${folderOf(path)} -> ${folderOf(one.target)}`
        if (EXCEPTIONS[arrow.rule]?.includes(exception))
          verdict.exceptionsUsed.add(`${arrow.rule}: ${exception}`)
        else verdict.sentences.push(`${path} imports ${one.specifier} (${arrow.rule})\n  ${arrow.message}`)
      }
    }
  }
  return verdict
}

/** The exceptions that no file needs any more. */
export function idleExceptions({ exceptionsUsed }: Verdict): string[] {
  return Object.entries(EXCEPTIONS)
    .flatMap(([rule, pairs]) => pairs.map((pair) => `${rule}: ${pair}`))
    .filter((exception) => !exceptionsUsed.has(exception))
}

function forbids(
  { from, to, but, butTypes = [] }: Arrow,
  path: string,
  { specifier, target, types }: Import,
) {
  if (!to.test(target) && !to.test(specifier)) return false
  const own = path.match(from)?.[1] ?? ''
  if (but !== undefined && new RegExp(but.replace('$1', own)).test(target)) return false
  return !types?.every((name) => butTypes.includes(name))
}

/** `client/keys` for everything in it. */
function folderOf(path: string): string {
  return path.split('/').slice(1, 3).join('/')
}
