import { z } from 'zod'
import { account } from '#shared/accounts.ts'
import { browserKey, key, refreshToken } from '#shared/credentials.ts'
import { message } from '#shared/envelope.ts'
import { type ErrorCode, errorCatalogue } from '#shared/errors.ts'
import { session, user } from '#shared/sessions.ts'

/** A JSON schema, as far as this file reads it. */
type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  [member: string]: unknown
}

/** A refusal. Each call lists its own codes. */
export const problem = z.object({
  success: z.literal(false).describe('False for every call that was refused.'),
  error: z.string().describe('A sentence for people; the one exception is the literal word `email_exists`.'),
  code: z
    .enum([...new Set<ErrorCode>(Object.values(errorCatalogue).map(({ code }) => code))])
    .describe('Why the call was refused, as a code that never changes.'),
  message,
  issues: z
    .array(z.object({ path: z.string().describe('The field, dotted.'), message }))
    .optional()
    .describe('The fields that were refused.'),
  methods: z
    .array(z.enum(['passkey', 'mail']))
    .optional()
    .describe('The ways to give the proof that is needed.'),
  until: z.iso.datetime().optional().describe('When the same call becomes allowed.'),
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

for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id })

/** Named schemas whose fields are part of other answers. */
const PARTS = ['Account', 'BrowserKey', 'Session']

let cachedSchemas: Record<string, Schema> | undefined

/** All of `components/schemas`. */
export function namedSchemas(): Record<string, Schema> {
  cachedSchemas ??= adaptedMembers(
    z.toJSONSchema(z.globalRegistry, { unrepresentable: 'any', uri: (id) => `#/$defs/${id}` }).schemas,
  ) as Record<string, Schema>
  return cachedSchemas
}

/** The schema of a body, with references to the named schemas. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const whole = adapted(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema)
  return io === 'output' ? madeOfParts(whole) : whole
}

/** Applies to everything below: references in OpenAPI's form, and permission for future fields. */
function adapted<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(adapted) as Part
  if (typeof part !== 'object' || part === null) return part
  const { $schema: _, $defs, $id, id, $ref, properties, additionalProperties, ...rest } = part as Schema
  return {
    ...adaptedMembers(rest),
    ...($ref && { $ref: $ref.replace('#/$defs/', '#/components/schemas/') }),
    // Future versions may add fields to an answer. A record with any keys stays one.
    ...(typeof additionalProperties === 'object' && { additionalProperties: adapted(additionalProperties) }),
    ...(properties && { properties: adaptedMembers(properties) }),
  } as Part
}

function adaptedMembers<Member>(members: Record<string, Member>) {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, adapted(member)]))
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
