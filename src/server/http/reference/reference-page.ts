import { escapeHtml } from '#server/lib/escape-html.ts'
import { fieldsHtml, kindHtml, paragraphsHtml, type Schema, wordsHtml } from './schema-html.ts'

type Content = Record<string, { schema: Schema; example?: unknown }>

type Parameter = {
  name: string
  in: 'path' | 'query'
  description?: string
  schema: Schema
  example?: unknown
}

type Call = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  security: object[]
  responses: Record<string, { description: string; content?: Content }>
}

/** The OpenAPI document, as far as the page shows it. */
export type ApiDocument = {
  info: { title: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

/** The reference as HTML, which can be read without a script. `links`: the elements of its style sheets. */
export function referencePage(
  api: ApiDocument,
  { links, script }: { links: string; script: string },
): string {
  const name = escapeHtml(api.info.title)
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
  )
  const sections = api.tags.map(
    ({ name: tag, description }) =>
      `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${paragraphsHtml(description)}` +
      calls
        .filter(({ call }) => call.tags.includes(tag))
        .map(callHtml)
        .join(''),
  )
  const shapes = Object.entries(api.components.schemas).map(
    ([shape, schema]) =>
      `<details id="shape-${escapeHtml(shape)}"><summary><h3>${escapeHtml(shape)}</h3></summary>` +
      `<div class="shape-body">${fieldsHtml(schema)}</div></details>`,
  )
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API reference | ${name}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">${links}</head>` +
    `<body><main><h1>${name}: the API</h1>${paragraphsHtml(api.info.description)}` +
    '<p>The same as a document for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. Each call can be tried out' +
    ' here. Nothing is sent before you press Send, and then by your own session only if you say so.</p>' +
    `${sections.join('')}<h2 id="shapes">Shapes</h2><p>Parts that answers share.</p>${shapes.join('')}</main>` +
    `<script type="module" src="${script}"></script></body></html>`
  )
}

function callHtml({ method, path, call }: { method: string; path: string; call: Call }): string {
  const { operationId, summary, description = '', parameters = [], requestBody, security, responses } = call
  const { 200: done, ...refusals } = responses
  const trial = {
    method,
    path,
    inPath: parameters.filter((one) => one.in === 'path').map(({ name, example }) => ({ name, example })),
    inQuery: parameters.filter((one) => one.in === 'query').map(({ name }) => ({ name })),
    body: requestBody?.content['application/json']?.example,
    bearer: security.length > 0,
  }
  return (
    `<details id="${escapeHtml(operationId)}" data-call="${escapeHtml(JSON.stringify(trial))}">` +
    `<summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code>` +
    ` <h3>${escapeHtml(summary)}</h3></summary><div class="call-body">` +
    `${paragraphsHtml(description)}<p class="kind">${bearerOf(security)} tRPC: <code>${escapeHtml(operationId)}</code></p>` +
    parametersHtml(parameters) +
    bodyHtml('Request', requestBody?.content) +
    bodyHtml('Answer', done?.content) +
    `<h4>Refusals</h4><ul>${Object.entries(refusals).map(refusalHtml).join('')}</ul></div></details>`
  )
}

function bearerOf(security: object[]) {
  if (security.length === 0) return 'Needs no access token.'
  return security.length === 1 ? 'Needs an access token.' : 'Takes an access token if there is one.'
}

function parametersHtml(parameters: Parameter[]) {
  if (parameters.length === 0) return ''
  const items = parameters.map(
    ({ name, description = '', schema }) =>
      `<li><code>${escapeHtml(name)}</code> <span class="kind">${kindHtml(schema)}</span> ${wordsHtml(description)}</li>`,
  )
  return `<h4>In the address</h4><ul>${items.join('')}</ul>`
}

function bodyHtml(title: string, content: Content = {}) {
  return Object.entries(content)
    .map(([type, { schema }]) => {
      const kind = type === 'application/json' ? kindHtml(schema) : escapeHtml(type)
      return `<h4>${title}</h4><p class="kind">${kind}</p>${fieldsHtml(schema)}`
    })
    .join('')
}

function refusalHtml([status, { description }]: [string, { description: string }]) {
  const reasons = description.split('\n\n').map((reason) => `<li>${wordsHtml(reason)}</li>`)
  return `<li><strong>${status}</strong><ul>${reasons.join('')}</ul></li>`
}
