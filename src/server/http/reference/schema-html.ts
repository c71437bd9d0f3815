import { escapeHtml } from '#server/lib/escape-html.ts'

/** A JSON schema, as far as our document uses it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  description?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** The fields of a schema as nested lists; empty without any. */
export function fieldsHtml(schema: Schema): string {
  const { properties = {}, required = [], items, additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, field]) => {
    const kind = `${kindHtml(field)}${required.includes(name) ? '' : ', optional'}`
    const meaning = field.description ? ` ${wordsHtml(field.description)}` : ''
    return `<li><code>${escapeHtml(name)}</code> <span class="kind">${kind}</span>${meaning}${fieldsHtml(field)}</li>`
  })
  const inside = [items, additionalProperties, ...choicesOf(schema)].flatMap((part) => (part ? [part] : []))
  const list = fields.length === 0 ? '' : `<ul>${fields.join('')}</ul>`
  return `${list}${inside.map(fieldsHtml).join('')}`
}

/** What a value is: `string, at most 100 characters`. A named schema is a link to its shape. */
export function kindHtml(schema: Schema): string {
  const choices = choicesOf(schema)
  if (schema.$ref) return shapeLink(schema.$ref)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' or ')
  if (choices.length > 0) return [...new Set(choices.map(kindHtml))].join(schema.allOf ? ' and ' : ' or ')
  if (schema.items) return `list of ${kindHtml(schema.items)}`
  const name = [schema.type ?? 'anything'].flat().join(' or ')
  return escapeHtml(
    [name, schema.format && `(${schema.format})`, ...limitsOf(schema)].filter(Boolean).join(' '),
  )
}

function limitsOf({ maxLength, minimum, maximum }: Schema) {
  return [
    maxLength !== undefined && `of at most ${maxLength} characters`,
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
  ]
}

function choicesOf({ anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] {
  return [...anyOf, ...oneOf, ...allOf]
}

function shapeLink(reference: string) {
  const name = escapeHtml(reference.split('/').at(-1) ?? '')
  return `<a href="#shape-${name}">${name}</a>`
}

function literal(value: unknown) {
  return `<code>${escapeHtml(JSON.stringify(value))}</code>`
}

/** A sentence of our descriptions: `code` and **strong** are the only marks in them. */
export function wordsHtml(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
}

export function paragraphsHtml(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${wordsHtml(paragraph)}</p>`)
    .join('')
}
