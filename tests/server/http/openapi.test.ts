import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { errorCatalogue } from '#shared/errors.ts'
import { describedApi, type Schema } from '../../support/openapi.ts'

const { document, operations, validatorOf } = describedApi()

/** Every field of the document with its name. */
function fields(node: unknown): [string, Schema][] {
  if (typeof node !== 'object' || node === null) return []
  const own = Object.entries(('properties' in node && (node.properties as Schema['properties'])) || {})
  return [...own, ...Object.values(node).flatMap(fields)]
}

test("the document has no finding of Redocly's recommended rules", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('the linter finds a mistake that is added on purpose', async () => {
  const broken = structuredClone(document) as { paths: Record<string, { get?: { operationId?: string } }> }
  delete broken.paths['/api/account']?.get?.operationId
  const problems = await lintFromString({
    source: JSON.stringify(broken),
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['operation-operationId'])
})

test('shapes that several answers share have names', () => {
  const { schemas } = document.components
  for (const name of ['Account', 'Key', 'Session', 'User', 'Problem']) expect(schemas).toHaveProperty(name)
  const made = operations.find(({ operationId }) => operationId === 'account.create')
  expect(made?.responses['200']?.content?.['application/json']?.schema.allOf?.slice(0, 2)).toEqual([
    { $ref: '#/components/schemas/Account' },
    { $ref: '#/components/schemas/Session' },
  ])
})

test('a body is required if one of its fields is', () => {
  const needs = operations.flatMap(({ address, requestBody }) => {
    const schema = requestBody?.content?.['application/json']?.schema
    return schema ? [[address, requestBody?.required, (schema.required ?? []).length > 0]] : []
  })
  expect(needs.length).toBeGreaterThan(15)
  for (const [address, isRequired, hasRequired] of needs)
    expect([address, isRequired]).toEqual([address, hasRequired])
})

test('every refusal lists its codes, and when to retry where that is known', () => {
  const known = new Set(Object.values(errorCatalogue).map(({ status, code }) => `${status} ${code}`))
  for (const { address, responses } of operations) {
    for (const [status, { content, headers }] of Object.entries(responses)) {
      if (status === '200') continue
      const [problem, own] = content?.['application/json']?.schema.allOf ?? []
      expect(problem?.$ref, address).toBe('#/components/schemas/Problem')
      const codes = own?.properties?.code?.enum ?? []
      expect(codes.length, address).toBeGreaterThan(0)
      for (const code of codes) expect(known, `${address} ${status}`).toContain(`${status} ${code}`)
      const mustWait = status === '429' || status === '503'
      expect(headers?.['Retry-After']?.required ?? false, `${address} ${status}`).toBe(mustWait)
    }
  }
  const limited = operations.filter(({ responses }) => responses['429']).map(({ operationId }) => operationId)
  expect(limited).toEqual(
    expect.arrayContaining(['account.create', 'auth.refresh', 'email.askSignInLink', 'passkeys.beginLogin']),
  )
})

test('every field is described by its own schema, and a word with two meanings has two descriptions', () => {
  const all = fields(document)
  const silent = new Set(all.filter(([, field]) => !field.description).map(([name]) => name))
  expect([...silent], 'Describe them at their schemas in src/shared: z.string().describe(...)').toEqual([])
  const wordsFor = (name: string) => [
    ...new Set(all.filter(([its]) => its === name).map(([, { description = '' }]) => description)),
  ]
  const refusal = 'Why the call was refused, as a code that never changes.'
  expect(wordsFor('code').sort()).toEqual(['The six digits of the mail.', refusal])
  expect(document.components.schemas.Problem?.properties).toMatchObject({ code: { description: refusal } })
  const holder = "First and last name of the holder, or 'User'."
  const { Account, User } = document.components.schemas
  for (const schema of [Account, User])
    expect(schema?.properties).toMatchObject({ displayName: { description: holder } })
  expect(wordsFor('displayName').filter((words) => words !== holder)).toEqual([
    expect.stringMatching(/^Label of the passkey/),
    expect.stringMatching(/^Label of the passkey/),
  ])
  for (const word of ['jwt', 'accessToken'])
    for (const words of wordsFor(word)) expect(words).toMatch(/^Access token: /)
  expect(wordsFor('refreshToken')).toEqual(wordsFor('browserKey'))
})

test('descriptions state the limits of a call', () => {
  const limited = operations.filter(({ responses }) => responses['429'])
  expect(limited.length).toBeGreaterThan(8)
  for (const operation of limited) {
    expect(operation, operation.address).toHaveProperty('description')
  }
})

test('every example is valid by the document', () => {
  const examples = operations.flatMap((operation) => {
    const example = operation.responses['200']?.content?.['application/json']?.example
    return example === undefined ? [] : [[operation.address, validatorOf(operation, 200)(example)]]
  })
  expect(examples.length).toBeGreaterThan(25)
  expect(examples.filter(([, problem]) => problem !== null)).toEqual([])
})
