import { answerTo, isKnownModule, type ModuleName } from './known-calls.ts'
import {
  type Aliases,
  importedNames,
  type Meaning,
  memberOf,
  type Names,
  packageLoadedBy,
  takenOut,
} from './modules-in.ts'
import { lineOf, nodeIn, nodesIn, type SyntaxNode, textOf, walk } from './nodes.ts'

/** A call of a public package, or a plain request to the hosted platform. */
export interface FoundCall {
  readonly line: number
  /** As a person would say it: `products.queryProducts`, or `POST /stores/v1/products/query`. */
  readonly call: string
  readonly module?: ModuleName
  readonly name?: string
  readonly request?: { readonly method: string | undefined; readonly path: string }
  /** Names of the fields that are written out in the call's arguments. */
  readonly fields?: readonly string[]
  /** Whether some of the arguments are made elsewhere. */
  readonly hasMore?: boolean
}

const HOST = /^https:\/\/(?:www|manage|editor)\.wixapis\.com(\/[^?#]*)/

/** Wrappers that return what they wrap. */
const INNER: Readonly<Record<string, string>> = {
  AwaitExpression: 'argument',
  TSAsExpression: 'expression',
  TSNonNullExpression: 'expression',
  TSSatisfiesExpression: 'expression',
  ParenthesizedExpression: 'expression',
}

const isMember = ({ type }: SyntaxNode): boolean =>
  type === 'MemberExpression' || type === 'OptionalMemberExpression'
const isCall = ({ type }: SyntaxNode): boolean =>
  type === 'CallExpression' || type === 'OptionalCallExpression'

/** Functions that every value has, so they don't identify a module. */
const EVERYDAY = new Set(
  [Array, Object, Promise, Map, String, Function].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype),
  ),
)

/**
 * Finds the calls of a script. `client.products.queryProducts()` is found by the names that its modules have in
 * the storefront, however the client was made and passed on.
 */
export const readCalls = (tree: SyntaxNode, aliases: Aliases): FoundCall[] => {
  const names: Names = importedNames(tree, aliases)
  const found: FoundCall[] = []
  const texts = new Map<string, string>()

  const aliased = (name: string): Meaning | undefined => {
    const module = aliases.get(name)
    return module && { kind: 'module', module, isCertain: false }
  }

  const meaningOf = (node: SyntaxNode | undefined): Meaning | undefined => {
    if (!node) return undefined
    const inner = INNER[node.type]
    if (inner) return packageLoadedBy(node) ?? meaningOf(nodeIn(node, inner))
    if (node.type === 'Identifier') return names.get(textOf(node) ?? '') ?? aliased(textOf(node) ?? '')
    if (isMember(node)) {
      const name = textOf(nodeIn(node, 'property'))
      if (!name || node.computed === true) return undefined
      return memberOf(meaningOf(nodeIn(node, 'object')), name) ?? aliased(name)
    }
    // `client.use(products)`, `useModule(products)`
    if (isCall(node)) {
      const loaded = packageLoadedBy(node)
      const [argument, ...more] = nodesIn(node, 'arguments')
      const given = more.length === 0 ? meaningOf(argument) : undefined
      return loaded ?? (given?.kind === 'module' && given.isCertain ? given : undefined)
    }
    return undefined
  }

  /** Notes what a declaration or the parameters of a function name. */
  const declare = (pattern: SyntaxNode, from: Meaning | undefined): void => {
    const whole = textOf(pattern)
    if (whole && from) names.set(whole, from)
    for (const { key, local, inner } of takenOut(pattern)) {
      const meaning = memberOf(from, key) ?? aliased(key)
      if (inner.type === 'ObjectPattern') declare(inner, meaning)
      else if (meaning) names.set(local, meaning)
    }
  }

  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator') {
      const id = nodeIn(node, 'id')
      const init = nodeIn(node, 'init')
      if (id) declare(id, meaningOf(init))
      const text = addressIn(init, texts)
      if (text && id?.type === 'Identifier') texts.set(textOf(id) ?? '', text)
    }
    for (const parameter of nodesIn(node, 'params'))
      if (parameter.type === 'ObjectPattern') declare(parameter, undefined)
  })

  const note = (
    node: SyntaxNode,
    { module, name, isCertain }: { module: ModuleName; name: string; isCertain: boolean },
    call?: SyntaxNode,
  ): void => {
    const isKnown = answerTo(module, name) !== undefined
    // A value of the storefront's own may have the name of a module: `checkout.checkoutId`.
    if (!isKnown && !call && !isCertain) return
    if (!isKnown && (isKnownModule(module) || EVERYDAY.has(name) || !/^[a-z]\w*$/.test(name))) return
    found.push({
      line: lineOf(node),
      call: `${module.module}.${name}`,
      module,
      name,
      ...(call && fieldsIn(nodesIn(call, 'arguments'))),
    })
  }

  const callees = new Map<SyntaxNode, SyntaxNode>()
  walk(tree, (node) => {
    const callee = isCall(node) ? nodeIn(node, 'callee') : undefined
    if (callee) callees.set(callee, node)
    const request = isCall(node) || node.type === 'NewExpression' ? requestIn(node, texts) : undefined
    if (request) {
      const { method, path } = request
      found.push({ line: lineOf(node), call: `${method ?? 'GET or POST'} ${path}`, request })
    }
    if (isMember(node) || (node.type === 'Identifier' && callees.has(node))) {
      const meaning = meaningOf(node)
      const property = isMember(node) ? nodeIn(node, 'property') : node
      if (meaning?.kind === 'function' && property) note(property, meaning, callees.get(node))
    }
    // A function that is taken out, and passed on without being called here.
    if (node.type === 'VariableDeclarator') {
      for (const { local, inner } of allTakenOut(nodeIn(node, 'id'))) {
        const meaning = names.get(local)
        if (meaning?.kind === 'function' && !isCalled(tree, local)) note(inner, meaning)
      }
    }
  })
  return found
}

/** The names that a pattern takes out, at every level. */
const allTakenOut = (pattern: SyntaxNode | undefined): ReturnType<typeof takenOut> =>
  pattern ? takenOut(pattern).flatMap((one) => [one, ...allTakenOut(one.inner)]) : []

const isCalled = (tree: SyntaxNode, name: string): boolean => {
  let called = false
  walk(tree, (node) => {
    if (isCall(node) && textOf(nodeIn(node, 'callee')) === name) called = true
  })
  return called
}

/** Every field that is written out in arguments, at any depth, and `field=text`. */
const fieldsIn = (given: readonly SyntaxNode[]): Required<Pick<FoundCall, 'fields' | 'hasMore'>> => {
  const fields: string[] = []
  for (const one of given)
    walk(one, (node) => {
      const name = node.type === 'ObjectProperty' ? textOf(nodeIn(node, 'key')) : undefined
      if (!name) return
      fields.push(name)
      const value = nodeIn(node, 'value')
      if (value?.type === 'StringLiteral') fields.push(`${name}=${textOf(value)}`)
    })
  const hasMore = given.some(({ type }) => type === 'Identifier' || type === 'SpreadElement')
  return { fields, hasMore }
}

/** Texts of a file by their names, such as a base address. */
type Texts = ReadonlyMap<string, string>

/** The request that `fetch('https://www.wixapis.com/…', { method })` and its like make. */
const requestIn = (node: SyntaxNode, texts: Texts): FoundCall['request'] => {
  const [address, options] = nodesIn(node, 'arguments')
  const path = HOST.exec(addressIn(address, texts) ?? '')?.[1]
  if (!path) return undefined
  const properties = options?.type === 'ObjectExpression' ? nodesIn(options, 'properties') : []
  const method = properties.find((property) => textOf(nodeIn(property, 'key')) === 'method')
  const named = method && textOf(nodeIn(method, 'value'))
  return { method: named?.toUpperCase() ?? (options ? undefined : 'GET'), path }
}

/** A text, a name of one, or a template whose other gaps are filled with `*`. */
const addressIn = (node: SyntaxNode | undefined, texts: Texts): string | undefined => {
  if (node?.type === 'StringLiteral') return textOf(node)
  if (node?.type === 'Identifier') return texts.get(textOf(node) ?? '')
  if (node?.type !== 'TemplateLiteral') return undefined
  const gaps = nodesIn(node, 'expressions').map((gap) => texts.get(textOf(gap) ?? '') ?? '*')
  return nodesIn(node, 'quasis')
    .map(({ value }, index) => {
      const text =
        typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
      return text + (gaps[index] ?? '')
    })
    .join('')
}
