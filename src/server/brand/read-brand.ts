import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodeOf } from '#server/lib/error-code.ts'
import type { PageBrand } from '#shared/brand.ts'
import { pages } from '#shared/page-paths.ts'
import { readBrandJson } from './brand-json.ts'
import { BrandProblem } from './brand-problem.ts'
import { type Colors, overDefaultColors } from './colors.ts'
import { checkPicture, pictures, ratioOf, refuseSomeIcons } from './pictures.ts'

/** The operator's replacements for the default brand, read and checked. */
export type Brand = {
  name?: string | undefined
  tagline?: string | undefined
  socialUrl?: string | undefined
  mailSignature?: string | undefined
  /** All of them; null when none is replaced. */
  colors: Colors | null
  /** By file name. */
  pictures: Map<string, Buffer>
  /** Markdown, by page path. */
  prose: Map<string, string>
  page: PageBrand
}

/** The pages whose text a brand may replace. */
const proseFiles: Record<string, { path: string; title: string }> = {
  'privacy.md': { path: pages.privacy, title: 'Privacy Policy' },
  'terms.md': { path: pages.terms, title: 'Terms of Use' },
}

const LARGEST = 1024 * 1024

export const BRAND_FILES = ['brand.json', ...Object.keys(pictures), ...Object.keys(proseFiles)]

/** Reads the folder once. Anything unusable in it ends the start with a line that says what. */
export function readBrand(folder: string): Brand {
  const files = readFiles(folder)
  const json = readBrandJson(textOf('brand.json', files.get('brand.json')) ?? '{}')
  const { mailSignature, ...words } = json.words ?? {}
  const found = new Map([...files].filter(([name]) => Object.hasOwn(pictures, name)))
  refuseSomeIcons([...found.keys()])
  for (const [name, content] of found) checkPicture(name, content)
  const logo = found.get('logo.svg')
  const texts = Object.entries(proseFiles).flatMap(([name, { path, title }]) => {
    const text = textOf(name, files.get(name))
    return text === null ? [] : { path, ...titled(name, text, title) }
  })
  return {
    name: json.name,
    tagline: json.tagline,
    socialUrl: json.socialUrl,
    mailSignature,
    colors: json.colors ? overDefaultColors(json.colors) : null,
    pictures: found,
    prose: new Map(texts.map(({ path, text }) => [path, text])),
    page: {
      ...(Object.keys(words).length > 0 && { words }),
      ...(logo && { logo: ratioOf('logo.svg', logo) }),
      ...(texts.length > 0 && { prose: Object.fromEntries(texts.map(({ path, title }) => [path, title])) }),
    },
  }
}

function readFiles(folder: string): Map<string, Buffer> {
  const names = namesIn(folder)
  const unknown = names.find((name) => !BRAND_FILES.includes(name))
  if (unknown) throw new BrandProblem(unknown, `is none of the files of a brand: ${BRAND_FILES.join(', ')}`)
  return new Map(names.map((name) => [name, contentOf(join(folder, name), name)]))
}

/** Hidden files belong to tools: a repository's, a desktop's, or those that Kubernetes mounts. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'README.md')
  } catch (error) {
    throw new BrandProblem(folder, `cannot be read as a folder (${errorCodeOf(error)})`)
  }
}

function contentOf(file: string, name: string): Buffer {
  let content: Buffer
  try {
    content = readFileSync(file)
  } catch (error) {
    throw new BrandProblem(name, `cannot be read (${errorCodeOf(error)})`)
  }
  if (content.length > LARGEST) throw new BrandProblem(name, 'must be smaller than 1 MiB')
  return content
}

function textOf(name: string, content: Buffer | undefined): string | null {
  if (content === undefined) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw new BrandProblem(name, 'is not UTF-8')
  }
}

/** The first line of a text may be the page's title. */
function titled(name: string, text: string, otherwise: string) {
  if (text.trim() === '') throw new BrandProblem(name, 'is empty')
  const [line, title] = /^\s*# +(.+?)[ #]*(?:\r?\n|$)/.exec(text) ?? []
  return line && title ? { title, text: text.slice(line.length) } : { title: otherwise, text }
}
