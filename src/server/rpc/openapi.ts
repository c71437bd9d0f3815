import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { type ErrorCode, errorCatalogue } from '#shared/errors.ts'
import type { servedProcedures } from './procedures.ts'

type Procedures = ReturnType<typeof servedProcedures>

/** The OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1), derived from the procedures' own metadata. */
export function openApiDocument(config: Config, procedures: Procedures) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const procedure of procedures) {
    const path = `/api${procedure.rest.path}`
    paths[path] = { ...paths[path], [procedure.rest.method.toLowerCase()]: operation(procedure) }
  }
  return {
    openapi: '3.1.1',
    info: { title: config.productName, version: '1', summary: config.productTagline },
    servers: [{ url: config.publicUrl }],
    paths,
    components: {
      schemas: { FailedCall: failedCallSchema() },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation({ name, rest, bearer, summary, input, output }: Procedures[number]) {
  const takesBody = rest.method !== 'GET' && input
  return {
    operationId: name,
    summary,
    'x-trpc-procedure': name,
    tags: [name.split('.')[0]],
    ...(takesBody && {
      requestBody: { content: json(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })) },
    }),
    ...(rest.path.includes('{') && { parameters: pathParameters(rest.path) }),
    security: bearer === 'required' ? [{ session: [] }] : bearer ? [{}, { session: [] }] : [],
    responses: {
      200: {
        description: 'Done',
        content: json(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/FailedCall' }) },
    },
  }
}

function json(schema: object) {
  return { 'application/json': { schema } }
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function failedCallSchema() {
  const codes = new Set<ErrorCode>(Object.values(errorCatalogue).map(({ code }) => code))
  return z.toJSONSchema(
    z.object({
      success: z.literal(false),
      error: z.string(),
      code: z.enum([...codes]),
      message: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    }),
  )
}
