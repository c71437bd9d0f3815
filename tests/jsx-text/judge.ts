import { parseSync, Visitor } from 'oxc-parser'

type Visits = Required<ConstructorParameters<typeof Visitor>[0]>
type Parent = Parameters<Visits['JSXElement']>[0] | Parameters<Visits['JSXFragment']>[0]
type Child = Parent['children'][number]
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression']

/** A constant text, a constant element, optional elements, or anything else that contains changing text. */
type Kind = 'words' | 'element' | 'passing' | 'anything'

/** Components that always render one element; of others this check cannot know that. */
const ALWAYS_ONE = ['Address', 'Glyph', 'Link', 'OutsideLink', 'WholeName']

const ADVICE =
  'A page translator replaces each text node by an element. React then writes into the old node, or fails.\n' +
  '  Make one template of all the words, or put those that change into an element of their own.\n' +
  "  For children that are elements only, say so: `{children satisfies Elements}` ('#client/lib/elements.ts')."

/** What is wrong with the texts of a file, one sentence each: changing text must be the only child of an element. */
export function judge(path: string, source: string): string[] {
  const sentences: string[] = []
  const look = ({ type, start, children }: Parent) => {
    const kinds = children.map(kindOf).filter((kind) => kind !== null)
    const line = source.slice(0, start).split('\n').length
    if (!isSound(kinds, type === 'JSXFragment'))
      sentences.push(`${path}:${line} has words beside what changes\n  ${ADVICE}`)
  }
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(path, source).program)
  return sentences
}

function isSound(kinds: Kind[], isFragment: boolean) {
  // The children of a fragment are in the element around it, perhaps beside others.
  if (isFragment) return !kinds.includes('words') && !kinds.includes('anything')
  if (kinds.length < 2) return true
  return !kinds.includes('anything') && !(kinds.includes('words') && kinds.includes('passing'))
}

/** Null: renders nothing. */
function kindOf(child: Child): Kind | null {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? null : 'words'
  if (child.type === 'JSXElement') return staysThere(child) ? 'element' : 'passing'
  if (child.type !== 'JSXExpressionContainer') return 'passing'
  return child.expression.type === 'JSXEmptyExpression' ? null : kindOfExpression(child.expression)
}

function staysThere({ openingElement: { name } }: Extract<Child, { type: 'JSXElement' }>) {
  return name.type === 'JSXIdentifier' && (/^[a-z]/.test(name.name) || ALWAYS_ONE.includes(name.name))
}

function kindOfExpression(expression: Expression): Kind {
  if (expression.type === 'Literal') return 'words'
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) return 'words'
  return isElements(expression) ? 'passing' : 'anything'
}

/** Elements, or none. */
function isElements(expression: Expression): boolean {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'Literal':
      return expression.value === null
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return isElements(expression.expression)
    case 'TSSatisfiesExpression': {
      const { typeAnnotation: type } = expression
      const name = type.type === 'TSTypeReference' ? type.typeName : null
      return name?.type === 'Identifier' && name.name === 'Elements'
    }
    case 'LogicalExpression':
      return expression.operator === '&&' && isElements(expression.right)
    case 'ConditionalExpression':
      return isElements(expression.consequent) && isElements(expression.alternate)
    case 'CallExpression':
      return isList(expression)
    default:
      return false
  }
}

/** `list.map((one) => <li />)`, `Array.from(list, (one) => <li />)` */
function isList({ callee, arguments: given }: Extract<Expression, { type: 'CallExpression' }>) {
  const draw = given.at(-1)
  if (callee.type !== 'MemberExpression' || draw?.type !== 'ArrowFunctionExpression') return false
  if (draw.body.type !== 'BlockStatement') return isElements(draw.body)
  const last = draw.body.body.at(-1)
  return last?.type === 'ReturnStatement' && last.argument !== null && isElements(last.argument)
}
