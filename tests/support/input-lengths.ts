import type { z } from 'zod'

/** A schema's description of itself (zod.dev/library-authors); members that its kind does not have are undefined. */
type Definition = {
  type: string
  checks?: { _zod: { def: { check: string; abort?: boolean } } }[]
  coerce?: boolean
  format?: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
  catchall?: z.ZodType
}

const WRAPPERS = ['optional', 'nullable', 'nonoptional', 'default', 'prefault', 'readonly']

/** Either compared with known values, or no longer than what was parsed of the body. */
const SHORT = ['literal', 'enum', 'boolean', 'number', 'null', 'undefined', 'never']

/**
 * The places of an input without a length check at the start: strings and arrays whose first check is not a maximum
 * length that ends all checks. Other kinds that may hold a string without a maximum length count too. Of a pipe only
 * the beginning counts, because the rest sees what has passed it.
 */
export function unboundedPlaces(schema: z.ZodType, path: string): string[] {
  const def = schema._zod.def as unknown as Definition
  const inside = (inner: z.ZodType | undefined, name = '') =>
    inner ? unboundedPlaces(inner, path + name) : [`${path}: it says nothing of what is in it`]
  if (WRAPPERS.includes(def.type)) return inside(def.innerType)
  if (SHORT.includes(def.type)) return def.coerce ? [`${path}: it is parsed before its length`] : []
  switch (def.type) {
    case 'string':
      return unbounded(def, path)
    case 'array':
      return [...unbounded(def, path), ...inside(def.element, '[]')]
    case 'pipe':
      return inside(def.in)
    case 'union':
      return (def.options ?? []).flatMap((option) => inside(option))
    case 'object':
      return [
        ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => inside(field, `.${name}`)),
        ...(def.catchall ? inside(def.catchall, '.*') : []),
      ]
    default:
      return [`${path}: a ${def.type} has no greatest length`]
  }
}

function unbounded({ checks = [], coerce, format }: Definition, path: string): string[] {
  if (coerce || format) return [`${path}: it is parsed before its length`]
  const first = checks[0]?._zod.def
  if (first?.check !== 'max_length') return [`${path}: its first check is no greatest length`]
  return first.abort ? [] : [`${path}: its greatest length does not end the checks`]
}
