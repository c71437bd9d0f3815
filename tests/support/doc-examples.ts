import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './started.ts'

/** The first example below a heading of a documentation page, unchanged. */
export function exampleOf(page: string, heading: string): string {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const [, section] = text.split(`\n## ${heading}\n`)
  const [, code] = /```\w+\n(.*?)```/s.exec(section ?? '') ?? []
  if (!code) throw new Error(`${page} has no example below '${heading}'`)
  return code
}

/** All examples of one language. */
export function examplesIn(page: string, language: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)
}
