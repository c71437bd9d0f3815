import { z } from 'zod'
import { parseStrictJson } from '#server/lib/strict-json.ts'
import { pageWords } from '#shared/brand.ts'
import { NO_CONTROL_CHARACTERS } from '#shared/text.ts'
import { BrandProblem } from './brand-problem.ts'
import { TOKENS } from './colors.ts'

/** All the texts that a brand may replace, each with its maximum length in characters. */
export const brandWords = { ...pageWords, mailSignature: 160 }

const COLOR = 'must be a colour written #rrggbb'
const ADDRESS = 'must be an address that begins with https:// or http://'

const color = z
  .string(COLOR)
  .regex(/^#[0-9a-f]{6}$/i, COLOR)
  .transform((text) => text.toLowerCase())

const palette = z.partialRecord(z.enum(TOKENS), color)

/** The content of `brand.json`. Every member is optional. */
const brandJson = z.strictObject({
  name: line(60),
  tagline: line(200),
  socialUrl: z
    .string(ADDRESS)
    .refine((text) => URL.canParse(text) && /^https?:\/\//.test(text), ADDRESS)
    .optional(),
  colors: z.strictObject({ light: palette.optional(), dark: palette.optional() }).optional(),
  words: z
    .strictObject(
      // The same keys with their value types; `fromEntries` loses the names.
      Object.fromEntries(
        Object.entries(brandWords).map(([word, longest]) => [word, line(longest)]),
      ) as Record<keyof typeof brandWords, ReturnType<typeof line>>,
    )
    .optional(),
})

function line(longest: number) {
  const must = `must be one line of 1 to ${longest} characters`
  return z
    .string(must)
    .max(longest, must)
    .regex(NO_CONTROL_CHARACTERS, must)
    .refine((text) => text.trim() !== '', must)
    .transform((text) => text.trim())
    .optional()
}

export function readBrandJson(text: string) {
  const parsed = brandJson.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BrandProblem('brand.json', issue ? describeIssue(issue) : 'is not usable')
}

function jsonOf(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (error) {
    throw new BrandProblem('brand.json', `cannot be read: ${(error as Error).message}`)
  }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const where = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return `has no ${[...where, issue.keys[0]].join('.')}`
  if (issue.code === 'invalid_key') return `has no ${where.join('.')}`
  if (issue.message.startsWith('must')) return `${where.join('.')} ${issue.message}`
  return `${where.join('.') || 'as a whole'} must be an object`
}
