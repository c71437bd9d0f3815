import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument } from '#server/http/openapi/openapi.ts'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { testConfig } from './test-config.ts'

/** A JSON schema, as far as tests use it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  description?: string
  maxLength?: number
}

type Media = {
  content?: {
    'application/json'?: { schema: Schema; example?: unknown }
    'application/zip'?: { schema: Schema }
  }
}

export type Operation = {
  address: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  operationId: string
  summary: string
  security: object[]
  parameters?: { name: string }[]
  requestBody?: Media & { required: boolean }
  responses: Record<string, Media & { description: string; headers?: Record<string, { required?: boolean }> }>
}

/** The document as it would be served at an internet address. */
export function describedApi() {
  const document = openApiDocument(
    testConfig({ dataDir: '/nowhere', publicUrl: 'https://door.example.org' }),
    servedProcedures(),
  )
  return { document, operations: operationsOf(document), validatorOf: validators(document) }
}

function operationsOf(document: ReturnType<typeof openApiDocument>): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      // The types of the document are plain JSON.
      ...(operation as Omit<Operation, 'address' | 'method' | 'path'>),
      address: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Operation['method'],
      path,
    })),
  )
}

/** What is wrong with an answer, or null; fields that the document does not name are wrong too. */
function validators(document: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
  return ({ path, method }: Operation, status: number) => {
    const steps = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]
    const pointer = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
    const validate =
      compiled.get(pointer) ??
      ajv.compile({ $ref: `api#/${encodeURI(pointer)}`, unevaluatedProperties: false })
    compiled.set(pointer, validate)
    return (answer: unknown) => (validate(answer) ? null : ajv.errorsText(validate.errors))
  }
}
