import type { ServedProcedure } from '#server/http/trpc/router.ts'
import { type ErrorName, errorCatalogue } from '#shared/errors.ts'
import { problem } from './openapi-schemas.ts'

/** Refusals with `Retry-After` in seconds. */
const WITH_RETRY_AFTER = [429, 503]

/** All refusals of a call as OpenAPI responses, by status: those of its kind, and those it names itself. */
export function refusalsOf(procedure: ServedProcedure): Record<string, object> {
  const reasons: ErrorName[] = [...reasonsOfKind(procedure), ...procedure.refuses]
  const statuses = [...new Set(reasons.map((reason) => errorCatalogue[reason].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      response(
        status,
        reasons.filter((reason) => errorCatalogue[reason].status === status),
      ),
    ]),
  )
}

function reasonsOfKind({ rest, bearer, input, type, meta: { passes = [] } }: ServedProcedure): ErrorName[] {
  return [
    'invalidInput',
    ...(rest.method === 'GET' ? [] : (['invalidJson', 'tooLarge', 'unsupportedMediaType'] as const)),
    ...(bearer && bearer !== 'if good'
      ? ([
          'authenticationRequired',
          'invalidToken',
          'tokenExpired',
          ...(passes.includes('restricted') ? [] : (['accountRestricted'] as const)),
          ...(passes.includes('resting') ? [] : (['accountResting'] as const)),
        ] as const)
      : []),
    ...(type === 'mutation' ? (['crossSite'] as const) : []),
    ...(input && rest.path.includes('{') ? (['notFound'] as const) : []),
    'unavailable',
  ]
}

function response(status: number, reasons: ErrorName[]) {
  const codes = [...new Set(reasons.map((reason) => errorCatalogue[reason].code))]
  const sentences = new Set(
    reasons.map((reason) => `\`${errorCatalogue[reason].code}\`: ${errorCatalogue[reason].sentence}`),
  )
  return {
    description: [...sentences].join('\n\n'),
    ...(WITH_RETRY_AFTER.includes(status) && {
      headers: {
        'Retry-After': {
          description: 'Seconds to wait before the next try.',
          required: true,
          schema: { type: 'integer', minimum: 1 },
        },
      },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            {
              type: 'object',
              properties: { code: { description: problem.shape.code.description, enum: codes } },
            },
          ],
        },
      },
    },
  }
}
