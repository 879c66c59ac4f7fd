import { type ModuleName, moduleOfPackage } from './known-calls.ts'
import { isNode, nodeIn, nodesIn, type SyntaxNode, textOf, walk } from './nodes.ts'

/** What a name in a file refers to. */
export type Meaning =
  | { readonly kind: 'module'; readonly module: ModuleName; readonly isCertain: boolean }
  /** All modules of a package. */
  | { readonly kind: 'package'; readonly package: string }
  /** A function of a module. */
  | {
      readonly kind: 'function'
      readonly module: ModuleName
      readonly name: string
      readonly isCertain: boolean
    }

/** The names in a file, and what they refer to. Scopes are ignored: storefronts rarely use a name twice. */
export type Names = Map<string, Meaning>

/** Names under which the modules are passed around, in any file of the storefront. */
export type Aliases = ReadonlyMap<string, ModuleName>

/** The public packages with calls; the others make clients, addresses of pictures or tokens. */
const PUBLIC = /^@wix\/(?!sdk(?:-|$)|essentials$|image)[\w-]+$/

const meaningOfPackage = (source: string): Meaning => {
  const module = moduleOfPackage(source)
  return module ? { kind: 'module', module, isCertain: true } : { kind: 'package', package: source }
}

/** Returns the meaning of a member, such as `products` of a package. */
export const memberOf = (owner: Meaning | undefined, name: string): Meaning | undefined => {
  if (owner?.kind === 'package')
    return { kind: 'module', module: { package: owner.package, module: name }, isCertain: true }
  if (owner?.kind !== 'module') return undefined
  return { kind: 'function', module: owner.module, name, isCertain: owner.isCertain }
}

/** The package that a `require` or an `import()` loads. */
const loadedBy = (node: SyntaxNode | undefined): string | undefined => {
  if (node?.type === 'AwaitExpression') return loadedBy(nodeIn(node, 'argument'))
  if (node?.type === 'ImportExpression') return textOf(nodeIn(node, 'source'))
  if (node?.type !== 'CallExpression') return undefined
  const callee = nodeIn(node, 'callee')
  return callee?.type === 'Import' || textOf(callee) === 'require'
    ? textOf(nodesIn(node, 'arguments')[0])
    : undefined
}

/** Returns the package that a declaration loads by `require` or `import()`, if it is a public one. */
export const packageLoadedBy = (node: SyntaxNode | undefined): Meaning | undefined => {
  const source = loadedBy(node)
  return source && PUBLIC.test(source) ? meaningOfPackage(source) : undefined
}

/**
 * Reads what the import lines of a file bring in.
 * @param aliases - names that other files of the storefront export
 */
export const importedNames = (tree: SyntaxNode, aliases: Aliases = new Map()): Names => {
  const names: Names = new Map()
  for (const line of nodesIn(tree, 'body')) {
    if (line.type !== 'ImportDeclaration' || line.importKind === 'type') continue
    const source = textOf(nodeIn(line, 'source')) ?? ''
    const owner = PUBLIC.test(source) ? meaningOfPackage(source) : undefined
    for (const specifier of nodesIn(line, 'specifiers')) {
      const local = textOf(nodeIn(specifier, 'local'))
      const imported = textOf(nodeIn(specifier, 'imported'))
      const module = owner ? undefined : aliases.get(imported ?? '')
      const passedOn: Meaning | undefined = module && { kind: 'module', module, isCertain: true }
      const meaning = owner && imported ? memberOf(owner, imported) : (owner ?? passedOn)
      if (local && meaning && specifier.importKind !== 'type') names.set(local, meaning)
    }
  }
  return names
}

/** Finds the names under which a file passes modules on: its imports, its re-exports, `modules: { … }`. */
export const aliasesIn = (tree: SyntaxNode): Map<string, ModuleName> => {
  const names = importedNames(tree)
  const aliases = new Map<string, ModuleName>()
  const note = (name: string | undefined, meaning: Meaning | undefined) => {
    if (name && meaning?.kind === 'module') aliases.set(name, meaning.module)
  }
  for (const [name, meaning] of names) note(name, meaning)
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator') {
      const meaning = packageLoadedBy(nodeIn(node, 'init'))
      const id = nodeIn(node, 'id')
      if (!meaning || !id) return
      for (const { key, local } of takenOut(id)) {
        note(local, memberOf(meaning, key))
        const member = memberOf(meaning, key)
        if (member) names.set(local, member)
      }
      const whole = textOf(id)
      if (whole) names.set(whole, meaning)
      note(whole, meaning)
    }
    if (node.type === 'ExportNamedDeclaration') {
      const source = textOf(nodeIn(node, 'source'))
      for (const specifier of nodesIn(node, 'specifiers')) {
        const local = textOf(nodeIn(specifier, 'local')) ?? ''
        const meaning =
          source && PUBLIC.test(source) ? memberOf(meaningOfPackage(source), local) : names.get(local)
        note(textOf(nodeIn(specifier, 'exported')), meaning)
      }
    }
    if (node.type === 'ObjectProperty' && textOf(nodeIn(node, 'key')) === 'modules') {
      const modules = nodeIn(node, 'value')
      for (const property of modules ? nodesIn(modules, 'properties') : []) {
        const value = nodeIn(property, 'value')
        const owner =
          value?.type === 'MemberExpression' ? names.get(textOf(nodeIn(value, 'object')) ?? '') : undefined
        const member = value && textOf(nodeIn(value, 'property'))
        note(
          textOf(nodeIn(property, 'key')),
          owner && member ? memberOf(owner, member) : names.get(textOf(value) ?? ''),
        )
      }
    }
  })
  return aliases
}

/** The names that a pattern such as `{ products, cart: basket }` takes out, at its first level. */
export const takenOut = (pattern: SyntaxNode): { key: string; local: string; inner: SyntaxNode }[] => {
  if (pattern.type !== 'ObjectPattern') return []
  return nodesIn(pattern, 'properties').flatMap((property) => {
    const key = textOf(nodeIn(property, 'key'))
    const value = nodeIn(property, 'value')
    const inner = value?.type === 'AssignmentPattern' ? nodeIn(value, 'left') : value
    return key && isNode(inner) ? [{ key, local: textOf(inner) ?? '', inner }] : []
  })
}
