import { expect, it } from 'vitest'
import { openApiDocument } from '#server/http/openapi/openapi.ts'
import { type ApiDocument, referencePage } from '#server/http/reference/reference-page.ts'
import { fieldsHtml, kindHtml, type Schema } from '#server/http/reference/schema-html.ts'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { testConfig } from '../../support/test-config.ts'

function pageFor(productName: string) {
  const config = testConfig({ dataDir: '', productName })
  const document = openApiDocument(config, servedProcedures())
  return referencePage(document as unknown as ApiDocument, { links: '', script: '/x.js' })
}

it('the name of the product is text in the reference, whatever it contains', () => {
  const page = pageFor('<img src=x onerror=alert(1)>"\'&')
  expect(page).toContain('<h1>&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;: the API</h1>')
  expect(page).not.toContain('<img')
})

it('the reference has no code and no style of its own, which the policy would refuse', () => {
  const page = pageFor('Latchkey')
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/x.js">'])
  expect(page).toContain('<script type="module" src="/x.js"></script>')
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/)
})

it.each<[Schema, string]>([
  [{ type: 'string', maxLength: 100 }, 'string of at most 100 characters'],
  [{ type: ['string', 'null'], format: 'date' }, 'string or null (date)'],
  [{ type: 'integer', minimum: 1, maximum: 9 }, 'integer from 1 to 9'],
  [{ const: true }, '<code>true</code>'],
  [{ enum: ['a', '<b>'] }, '<code>&quot;a&quot;</code> or <code>&quot;&lt;b&gt;&quot;</code>'],
  [{ items: { $ref: '#/components/schemas/Key' } }, 'list of <a href="#shape-Key">Key</a>'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
  [
    { allOf: [{ $ref: '#/a/Session' }, { type: 'object' }] },
    '<a href="#shape-Session">Session</a> and object',
  ],
  [{}, 'anything'],
])('%j reads %s', (schema, text) => {
  expect(kindHtml(schema)).toBe(text)
})

it('fields are listed with what is inside them', () => {
  const inner = { type: 'object', properties: { id: { type: 'string', description: 'Its `id`.' } } }
  const list = { items: inner }
  expect(fieldsHtml({ type: 'object', required: ['all'], properties: { all: list } })).toBe(
    '<ul><li><code>all</code> <span class="kind">list of object</span><ul><li><code>id</code> <span class="kind">string, optional</span> Its <code>id</code>.</li></ul></li></ul>',
  )
})
