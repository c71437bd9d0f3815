import { z } from 'zod'
import { account } from '#shared/accounts.ts'
import { browserKey, key, refreshToken } from '#shared/credentials.ts'
import { type ErrorCode, errorCatalogue } from '#shared/errors.ts'
import { session, user } from '#shared/sessions.ts'
import { fieldWords } from './field-words.ts'

/** A JSON schema, as far as this file reads it. */
type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  [member: string]: unknown
}

const problem = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum([...new Set<ErrorCode>(Object.values(errorCatalogue).map(({ code }) => code))]),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  methods: z.array(z.enum(['passkey', 'mail'])).optional(),
  until: z.iso.datetime().optional(),
})

/** Schemas that answers share, under the names that generated clients will use. */
const named: Record<string, z.ZodType> = {
  Account: account,
  Key: key,
  BrowserKey: browserKey,
  RefreshToken: refreshToken,
  Session: z.object(session),
  User: user,
  Problem: problem,
}

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) names.add(schema, { id })

/** Named schemas whose fields are part of other answers. */
const PARTS = ['Account', 'BrowserKey', 'Session']

let cachedSchemas: Record<string, Schema> | undefined

/** All of `components/schemas`. */
export function namedSchemas(): Record<string, Schema> {
  cachedSchemas ??= Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [name, plain(schema, 'output', name)]),
  )
  return cachedSchemas
}

/** The schema of a body, with references to the named schemas and a description of each field. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const whole = plain(schema, io)
  return io === 'output' ? madeOfParts(whole) : whole
}

function plain(schema: z.ZodType, io: 'input' | 'output', ownName = ''): Schema {
  const {
    $schema: _,
    $defs,
    ...root
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: names,
  }) as Schema
  // A named schema is a reference, also at its own root.
  return worded($defs?.[ownName] ?? root)
}

/** Applies to everything below: references in OpenAPI's form, descriptions, and permission for future fields. */
function worded<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(worded) as Part
  if (typeof part !== 'object' || part === null) return part
  const { $ref, properties, additionalProperties, id: _, ...rest } = part as Schema
  if ($ref) return { $ref: $ref.replace('#/$defs/', '#/components/schemas/') } as Part
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, worded(member)])),
    // Future versions may add fields to an answer. A record with any keys stays one.
    ...(typeof additionalProperties === 'object' && { additionalProperties: worded(additionalProperties) }),
    ...(properties && { properties: describedFields(properties) }),
  } as Part
}

function describedFields(properties: Record<string, Schema>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const { description = fieldWords[name], ...schema } = worded(field)
      // OpenAPI 3.1 allows a description beside a reference.
      return [name, description ? { description, ...schema } : schema]
    }),
  )
}

/** An answer with all fields of a named schema is that schema plus its own fields: `{ allOf: [Session, …] }`. */
function madeOfParts(schema: Schema): Schema {
  if (!schema.properties) return schema
  let { properties, required = [] } = schema
  const parts: Schema[] = []
  for (const name of PARTS) {
    const part = namedSchemas()[name]
    if (!part || !hasAll(properties, required, part)) continue
    const own = Object.keys(properties).filter((field) => !part.properties?.[field])
    properties = Object.fromEntries(own.map((field) => [field, properties[field] ?? {}]))
    required = required.filter((field) => own.includes(field))
    parts.push({ $ref: `#/components/schemas/${name}` })
  }
  if (parts.length === 0) return schema
  return own(properties) ? { allOf: [...parts, { type: 'object', properties, required }] } : { allOf: parts }
}

function own(properties: Record<string, Schema>) {
  return Object.keys(properties).length > 0
}

function hasAll(properties: Record<string, Schema>, required: string[], part: Schema) {
  return Object.entries(part.properties ?? {}).every(
    ([name, field]) =>
      JSON.stringify(properties[name]) === JSON.stringify(field) &&
      (required.includes(name) || !part.required?.includes(name)),
  )
}
