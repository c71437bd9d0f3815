import type { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { ServedProcedure } from '#server/http/trpc/router.ts'
import examples from './examples.json' with { type: 'json' }
import { namedSchemas, schemaOf } from './openapi-schemas.ts'
import { refusalsOf } from './refusals-of.ts'

/** A call that a test has sent, with its answer. Secrets and moments are made up. */
type Example = { request?: object; response?: unknown }

const sent: Partial<Record<string, Example>> = examples

/** The subject of each router's calls. */
const tags: Record<string, string> = {
  account: 'The account of a session: its id, name and birthday.',
  auth: 'Browser keys, and the access tokens that they are exchanged for.',
  email: 'Sign-in links, the recovery e-mail, and e-mail keys.',
  health: 'Probes for operators.',
  keys: 'The keys that open an account: list them, delete them.',
  passkeys: 'Making passkeys and signing in with them (WebAuthn).',
}

/** The OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1), derived from the procedures' own metadata. */
export function openApiDocument(config: Config, procedures: ServedProcedure[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const procedure of procedures) {
    const path = `/api${procedure.rest.path}`
    paths[path] = { ...paths[path], [procedure.rest.method.toLowerCase()]: operation(procedure) }
  }
  const used = [...new Set(procedures.map(tagOf))]
  return {
    openapi: '3.1.1',
    info: {
      title: config.productName,
      version: '1',
      summary: config.productTagline,
      description: introduction(config),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: config.publicUrl }],
    tags: used.map((name) => ({ name, description: tags[name] ?? `Calls of ${name}.` })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token: an ES256 JWT that anybody can check with `/.well-known/jwks.json`.',
        },
      },
    },
  }
}

function introduction({ productName, lifetimes }: Config) {
  return [
    `Accounts without passwords. A guest is made by \`POST /api/account\`, which answers with two things to keep: an`,
    `**access token** (\`jwt\`, in some calls \`accessToken\`), good for ${lifetimes.jwt} seconds and sent as`,
    '`Authorization: Bearer …`, and a **browser key** (`browserKey`, in some calls `refreshToken`), which',
    `\`POST /api/auth/refresh\` trades for the next access token. Nothing else authenticates: ${productName} asks for no`,
    'cookie.\n\nJSON in, JSON out. Bodies are at most 64 KiB; unknown fields are ignored. A refused call answers a `Problem`:',
    'branch on its `code`, show its `message`. Every call may also answer 408, 413 or 431 to a request that is too slow or',
    'too large, and 503 with `Retry-After` while the database is away; a 500 is a defect of ours.',
  ].join(' ')
}

function operation(procedure: ServedProcedure) {
  const { name, rest, bearer, summary, description, input, output } = procedure
  const example = sent[name]
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    'x-trpc-procedure': name,
    tags: [tagOf(procedure)],
    ...(rest.method !== 'GET' && input && { requestBody: requestBody(input, example?.request) }),
    ...parameters(procedure, example?.request),
    security: bearer === 'required' ? [{ session: [] }] : bearer ? [{}, { session: [] }] : [],
    responses: {
      200: {
        description: 'Done',
        ...(rest.headers && { headers: describedHeaders(rest.headers) }),
        ...(rest.file ? fileOf(rest.file) : { content: json(schemaOf(output, 'output'), example?.response) }),
      },
      ...refusalsOf(procedure),
    },
  }
}

function tagOf({ name }: ServedProcedure) {
  return name.split('.')[0] ?? name
}

function requestBody(input: z.ZodType, example: unknown) {
  return {
    // An absent body counts as {}.
    required: !input.safeParse({}).success,
    content: json(schemaOf(input, 'input'), example),
  }
}

function json(schema: object, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

/** OpenAPI 3.1 has no schema for binary data. Client generators look for `format`. */
function fileOf({ type }: { type: string }) {
  return {
    headers: {
      'Content-Disposition': {
        description: 'The name under which to save the file.',
        required: true,
        schema: { type: 'string' },
      },
    },
    content: { [type]: { schema: { type: 'string', format: 'binary' } } },
  }
}

function describedHeaders(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([header, fact]) => [
      header,
      { description: `\`${fact}\` of the holder, for a proxy.`, schema: { type: 'string' } },
    ]),
  )
}

/** Parameters in the address: path names, and the query of a read. */
function parameters({ rest, input }: ServedProcedure, example: Example['request'] = {}) {
  const known = new Map(Object.entries(example))
  const inPath = [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const asked = rest.method === 'GET' && input ? (schemaOf(input, 'input').properties ?? {}) : {}
  const all = [
    ...inPath.map((name) => ({
      name,
      in: 'path',
      required: true,
      description: `The \`${name}\` of one of those that the list shows.`,
      schema: { type: 'string' },
    })),
    ...Object.entries(asked)
      .filter(([name]) => !inPath.includes(name))
      .map(([name, { description, ...schema }]) => ({ name, in: 'query', description, schema })),
  ]
  if (all.length === 0) return {}
  return {
    parameters: all.map((one) => ({ ...one, ...(known.has(one.name) && { example: known.get(one.name) }) })),
  }
}
