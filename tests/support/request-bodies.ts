import fc from 'fast-check'
import type { Schema } from './openapi.ts'

/** Values that a caller may know: tokens of all kinds, and values of fields by name. */
export type Pool = { bearers: string[]; values: Record<string, string[]> }

/** Bodies for a schema: most are nearly right, because a quite wrong one is refused by the first check. */
export function bodies(schema: Schema, pool: Pool): fc.Arbitrary<unknown> {
  const fitting = fieldValue(schema, '', pool)
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 2, arbitrary: fc.tuple(fitting, fc.object({ maxDepth: 2, maxKeys: 3 })).map(merged) },
    { weight: 1, arbitrary: fc.object({ maxDepth: 3, maxKeys: 5 }) },
    {
      weight: 1,
      arbitrary: fc.oneof(fc.constant(undefined), fc.array(fc.integer()), fc.string(), fc.constant(null)),
    },
  )
}

function merged([fitting, other]: [unknown, object]) {
  return typeof fitting === 'object' && fitting !== null ? { ...fitting, ...other } : fitting
}

function fieldValue(schema: Schema, name: string, pool: Pool): fc.Arbitrary<unknown> {
  const known = pool.values[name] ?? []
  const fitting = [
    ...(known.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...known) }] : []),
    { weight: 6, arbitrary: bySchema(schema, pool) },
  ]
  return fc.oneof(...fitting, { weight: 1, arbitrary: anything })
}

/** Values that no client sends: other types, half characters, invalid numbers. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant('\u0000'),
  fc.constant('\ud800'),
  fc.constant('x'.repeat(5_000)),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.object({ maxDepth: 1, maxKeys: 2 }),
)

function bySchema(schema: Schema, pool: Pool): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map((variant) => bySchema(variant, pool)))
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) => [name, fieldValue(field, name, pool)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: requiredMost(schema) })
  }
  if (schema.type === 'array') return fc.array(bySchema(schema.items ?? {}, pool), { maxLength: 4 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'number' || schema.type === 'integer') return fc.integer()
  return fc.oneof(
    fc.string({ maxLength: schema.maxLength ?? 60 }),
    fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
      minLength: 16,
      maxLength: 16,
    }),
    fc
      .base64String({ maxLength: 120 })
      .map((text) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')),
  )
}

/** Optional fields come and go; the random bodies include those without a required field. */
function requiredMost({ required = [] }: Schema) {
  return required
}
