import { dirname, join } from 'node:path/posix'
import { parseSync, Visitor } from 'oxc-parser'

export type Import = {
  /** As written in the source. */
  specifier: string
  /** `src/...` for one of our files, `npm:...` for a package, `node:...` for a part of Node. */
  target: string
  /** The names imported as types only; null when anything is imported as a value. */
  types: string[] | null
}

/** Everything a file imports or re-exports: at the top, at run time, and as types. */
export function importsOf(path: string, source: string): Import[] {
  const parsed = parseSync(path, source)
  const found: Omit<Import, 'target'>[] = []

  for (const { moduleRequest, entries } of parsed.module.staticImports) {
    const isForTypes = entries.length > 0 && entries.every(({ isType }) => isType)
    const names = entries.map(({ importName }) => importName.name ?? importName.kind)
    found.push({ specifier: moduleRequest.value, types: isForTypes ? names : null })
  }
  for (const { entries } of parsed.module.staticExports) {
    for (const { moduleRequest, isType, importName } of entries) {
      if (!moduleRequest) continue
      found.push({
        specifier: moduleRequest.value,
        types: isType ? [importName.name ?? importName.kind] : null,
      })
    }
  }
  if (source.includes('import(')) found.push(...importsOnTheWay(parsed.program))

  return found.map((one) => ({ ...one, target: targetOf(path, one.specifier) }))
}

/** `await import('...')`, and `import('...').SomeType`. */
function importsOnTheWay(program: ReturnType<typeof parseSync>['program']) {
  const found: Omit<Import, 'target'>[] = []
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') found.push({ specifier: String(source.value), types: null })
    },
    TSImportType({ source, qualifier }) {
      const name = qualifier?.type === 'Identifier' ? qualifier.name : '*'
      found.push({ specifier: source.value, types: [name] })
    },
  }).visit(program)
  return found
}

/** The lines of dynamic imports that are not `later(() => import('...'))`. */
export function looseImportsOf(path: string, source: string): number[] {
  const lines: number[] = []
  new Visitor({
    ImportExpression({ start }) {
      const before = source.slice(0, start)
      if (!/\blater\(\s*\(\) =>\s*$/.test(before)) lines.push(before.split('\n').length)
    },
  }).visit(parseSync(path, source).program)
  return lines
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  return specifier.startsWith('node:') ? specifier : `npm:${specifier}`
}
