import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/**
 * Writes the contract's schemas as plain interfaces. Names and docstrings stay; the schema library goes.
 * `declarations.test.ts` proves the result equal to the inferred types.
 */

/**
 * A module of schemas, read once.
 * @typedef {object} Module
 * @property {string} path
 * @property {ts.SourceFile} source
 * @property {Map<string, ts.Expression>} values its constants
 * @property {Map<string, { path: string, name: string }>} imports where its imported names come from
 * @property {Set<string>} types names that it exports as types
 */

/**
 * Where an expression is read: its own module, the module being written, the arguments of the calls around
 * it, and the input forms declared in the module being written.
 * @typedef {{ module: Module, home: Module, given: Map<string, { node: ts.Expression, scope: Scope }>, uses:
 * Map<string, string>, inputs: Map<string, string> }} Scope
 */

/** @typedef {{ text: string, isOptional?: boolean }} Plain a type, and whether the field is optional */

/** @type {Map<string, Module>} */
const modules = new Map()

/** True for sources that declare schemas, and for the one that derives schemas from others. */
export const holdsSchemas = (/** @type {string} */ path) =>
  /(\.(schemas|requests)|\/writable)\.ts$/.test(path)

/**
 * Writes a module of schemas as plain types.
 * @param {string} path
 * @throws {Error} naming the place where a schema is built in an unknown way
 */
export const plainTypes = (path) => {
  // Derived types are written out where they are used.
  if (path.endsWith('/writable.ts')) return 'export type Writable<T> = T\n'
  const module = moduleAt(path)
  /** @type {Map<string, string>} */
  const uses = new Map()
  /** @type {Map<string, string>} */
  const inputs = new Map()
  const declarations = module.source.statements.flatMap((statement) => {
    if (ts.isTypeAliasDeclaration(statement) && !module.values.has(statement.name.text))
      return docOf(statement) + statement.getText()
    const [declared] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
    if (!declared?.initializer || !ts.isIdentifier(declared.name)) return []
    const name = declared.name.text
    if (!module.types.has(name)) return []
    const { text } = read(declared.initializer, { module, home: module, given: new Map(), uses, inputs })
    const declaration = text.startsWith('{') ? `interface ${name} ${text}` : `type ${name} = ${text}`
    return `${docOf(statement)}export ${declaration}`
  })
  const imports = [...uses].map(([name, from]) => {
    const specifier = relative(dirname(path), from)
    const what = name === 'enums' ? '* as enums' : `{ ${name} }`
    return `import type ${what} from '${specifier.startsWith('.') ? specifier : `./${specifier}`}'`
  })
  const derived = [...inputs].map(([name, text]) => `interface ${name} ${text}`)
  return `${[...imports, ...derived, ...declarations].join('\n')}\n`
}

/** @returns {Module} */
const moduleAt = (/** @type {string} */ path) => {
  const known = modules.get(path)
  if (known) return known
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  /** @type {Module} */
  const module = { path, source, values: new Map(), imports: new Map(), types: new Set() }
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) module.types.add(statement.name.text)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) module.values.set(name.text, initializer)
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = statement.moduleSpecifier.text
    const named = statement.importClause?.namedBindings
    if (from.startsWith('.') && named && ts.isNamedImports(named))
      for (const { name, propertyName = name } of named.elements)
        module.imports.set(name.text, { path: join(dirname(path), from), name: propertyName.text })
  }
  modules.set(path, module)
  return module
}

/**
 * @param {ts.Expression} node
 * @param {Scope} scope
 * @returns {Plain}
 */
const read = (node, scope) => {
  if (ts.isCallExpression(node)) return readCall(node, scope)
  if (ts.isIdentifier(node)) {
    const given = scope.given.get(node.text)
    if (given) return read(given.node, given.scope)
    const { module, name, value } = meantBy(node, scope)
    if (!module.types.has(name)) return read(value, { ...scope, module, given: new Map() })
    if (module !== scope.home) scope.uses.set(name, module.path)
    return { text: name }
  }
  // `Other.properties.field`: copies the other schema's field.
  if (ts.isPropertyAccessExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const members = fieldsOf(node.expression.expression, scope)
    const member = members.find(({ field }) => field.name?.getText() === node.name.text)
    if (member && ts.isPropertyAssignment(member.field)) return read(member.field.initializer, member.inside)
  }
  return unknown(node)
}

/**
 * @param {ts.CallExpression} node
 * @param {Scope} scope
 * @returns {Plain}
 */
const readCall = (node, scope) => {
  const [first, ...more] = node.arguments
  const callee = node.expression.getText()
  const known = SCHEMAS[callee]
  if (known) return known(scope, /** @type {ts.Expression} */ (first), more)
  if (!ts.isIdentifier(node.expression)) return unknown(node)
  const { module, value } = meantBy(node.expression, scope)
  if (!ts.isArrowFunction(value) || ts.isBlock(value.body)) return unknown(node)
  const given = value.parameters.flatMap(({ name }, index) => {
    const argument = node.arguments[index]
    return argument ? [/** @type {const} */ ([name.getText(), { node: argument, scope }])] : []
  })
  return read(value.body, { ...scope, module, given: new Map(given) })
}

/** @typedef {(scope: Scope, first: ts.Expression, more: ts.Expression[]) => Plain} Reader */

/** @type {Reader} */
const asFirst = (scope, first) => read(first, scope)
const always = (/** @type {string} */ text) => () => ({ text })

/**
 * The type that each schema builder represents. Rules and limits are checked by the server and not part of
 * the type.
 */
/** @type {Record<string, Reader>} */
const SCHEMAS = {
  'Type.String': always('string'),
  'Type.Number': always('number'),
  'Type.Integer': always('number'),
  'Type.Boolean': always('boolean'),
  'Type.Never': always('never'),
  'Type.Null': always('null'),
  'Type.Unknown': always('unknown'),
  'Type.Optional': (scope, first) => ({ ...read(first, scope), isOptional: true }),
  'Type.Array': (scope, first) => {
    const { text } = read(first, scope)
    return { text: text.includes(' | ') ? `(${text})[]` : `${text}[]` }
  },
  'Type.Record': (scope, _, [value]) => ({
    text: `Record<string, ${read(/** @type {ts.Expression} */ (value), scope).text}>`,
  }),
  'Type.Union': (scope, first) => ({
    text: elementsOf(first)
      .map((option) => read(option, scope).text)
      .join(' | '),
  }),
  'Type.Enum': (scope, first) => ({
    text: elementsOf(first)
      .map((option) => (ts.isSpreadElement(option) ? listed(option.expression, scope) : option.getText()))
      .join(' | '),
  }),
  'Type.Ref': (_, first) => ({ text: textOf(first) }),
  'Type.Cyclic': (scope, first) => {
    const [definition] = ts.isObjectLiteralExpression(first) ? first.properties : []
    return definition && ts.isPropertyAssignment(definition)
      ? read(definition.initializer, scope)
      : unknown(first)
  },
  'Type.Object': (scope, first) => {
    const members = membersOf(first, scope).map(({ field, inside }) => {
      const { text, isOptional } = ts.isPropertyAssignment(field)
        ? read(field.initializer, inside)
        : read(/** @type {ts.Identifier} */ (field.name), inside)
      return `${docOf(field)}${field.name?.getText()}${isOptional ? '?' : ''}: ${text}\n`
    })
    return { text: `{\n${members.join('')}}` }
  },
  enumOf: (scope, first) => {
    scope.uses.set('enums', join(dirname(moduleOfEnums(scope)), 'enums.ts'))
    return { text: first.getText() }
  },
  writable: (scope, first, paths) => {
    const named = paths.flatMap((path) => pathsIn(path, scope)).map((path) => path.slice(1, -1))
    return { text: written(first, scope, named) }
  },
  readOnly: asFirst,
  constrain: asFirst,
  closed: asFirst,
  exclusive: asFirst,
  exactlyOne: asFirst,
}

/**
 * The fields callers may write; `writable.ts` lists them.
 * @param {ts.Expression} node
 * @param {Scope} scope
 * @param {string[]} paths as `writable` is given them
 * @returns {string}
 */
const written = (node, scope, paths) => {
  if (ts.isIdentifier(node)) {
    const given = scope.given.get(node.text)
    if (given) return written(given.node, given.scope, paths)
    const { module, name, value } = meantBy(node, scope)
    // Anything but an object, list or union has the same form for reading and writing: refer to it by name.
    if (!ts.isCallExpression(value) || !PARTLY_WRITTEN.test(value.expression.getText()))
      return read(node, scope).text
    const text = written(value, { ...scope, module, given: new Map() }, paths)
    return module.types.has(name) && text.startsWith('{') ? inputNamed(name, text, scope) : text
  }
  if (!ts.isCallExpression(node)) return read(node, scope).text
  const first = /** @type {ts.Expression} */ (node.arguments[0])
  const callee = node.expression.getText()
  if (callee === 'Type.Array') {
    const text = written(first, scope, paths)
    return /[|&]/.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
  }
  if (callee === 'nullable') return `${written(first, scope, paths)} | null`
  if (callee === 'Type.Union')
    return elementsOf(first)
      .map((option) => written(option, scope, paths))
      .join(' | ')
  if (callee === 'Type.Object') return `{\n${writtenFields(first, scope, paths).join('')}}`
  return PARTLY_WRITTEN.test(callee) ? written(first, scope, paths) : read(node, scope).text
}

const PARTLY_WRITTEN =
  /^(Type\.(Optional|Object|Array|Union)|readOnly|nullable|constrain|closed|exclusive|exactlyOne)$/

/**
 * True for the schema of a field that the server sets.
 *
 * @param {ts.Expression} node
 * @param {Scope} scope
 * @returns {boolean}
 */
const isReadOnly = (node, scope) => {
  if (ts.isIdentifier(node)) {
    const given = scope.given.get(node.text)
    if (given) return isReadOnly(given.node, given.scope)
    const { module, value } = meantBy(node, scope)
    return isReadOnly(value, { ...scope, module, given: new Map() })
  }
  if (!ts.isCallExpression(node)) return false
  const [first] = node.arguments
  const callee = node.expression.getText()
  return callee === 'readOnly' || (callee === 'Type.Optional' && !!first && isReadOnly(first, scope))
}

/**
 * Declares the input form of a named type; each distinct form gets its own name.
 * @param {string} name
 * @param {string} text
 * @param {Scope} scope
 */
const inputNamed = (name, text, { inputs, home }) => {
  for (let number = 1; ; number++) {
    const candidate = `${name}Input${number > 1 ? number : ''}`
    if (home.types.has(candidate) || (inputs.has(candidate) && inputs.get(candidate) !== text)) continue
    inputs.set(candidate, text)
    return candidate
  }
}

/**
 * @param {ts.Expression} object
 * @param {Scope} scope
 * @param {string[]} paths
 */
const writtenFields = (object, scope, paths) =>
  membersOf(object, scope).flatMap(({ field, inside }) => {
    const name = field.name?.getText() ?? ''
    const value = ts.isPropertyAssignment(field) ? field.initializer : field.name
    if (!value || !ts.isExpression(value)) return unknown(field)
    const isNamed = paths.includes(name)
    if (isReadOnly(value, inside) && !isNamed && !paths.includes(`${name}?`)) return []
    const below = paths
      .filter((path) => path.startsWith(`${name}.`))
      .map((path) => path.slice(name.length + 1))
    return [`${docOf(field)}${name}${isNamed ? '' : '?'}: ${written(value, inside, below)}\n`]
  })

/** The values of a constant list: `[...SCOPES]`. A list that isn't `as const` may hold any text. */
const listed = (/** @type {ts.Expression} */ list, /** @type {Scope} */ scope) => {
  const own = scope.module.values.get(list.getText())
  if (own && ts.isAsExpression(own))
    return elementsOf(own.expression)
      .map((value) => value.getText())
      .join(' | ')
  if (!scope.module.imports.has(list.getText())) return 'string'
  scope.uses.set(list.getText(), moduleFor(list.getText(), scope))
  return `(typeof ${list.getText()})[number]`
}

/** The file that a name is imported from. */
const moduleFor = (/** @type {string} */ name, /** @type {Scope} */ { module }) =>
  module.imports.get(name)?.path ?? unknown(module.source)

/** Enumerations are next to the schema builders. */
const moduleOfEnums = (/** @type {Scope} */ scope) => moduleFor('enumOf', scope)

/** @typedef {{ field: ts.ObjectLiteralElementLike, inside: Scope }} Member */

/**
 * The fields of an object schema, spread ones included. A later field replaces one of the same name.
 * @param {ts.Expression} node the object literal
 * @param {Scope} scope
 * @returns {Member[]}
 */
const membersOf = (node, scope) => {
  if (!ts.isObjectLiteralExpression(node)) return unknown(node)
  const members = node.properties.flatMap((field) => {
    if (!ts.isSpreadAssignment(field)) return [{ field, inside: scope }]
    if (ts.isIdentifier(field.expression)) {
      const { module, value } = meantBy(field.expression, scope)
      return membersOf(value, { ...scope, module, given: new Map() })
    }
    if (!ts.isPropertyAccessExpression(field.expression)) return unknown(field)
    return fieldsOf(field.expression.expression, scope)
  })
  return [...new Map(members.map((member) => [member.field.name?.getText(), member])).values()]
}

/**
 * The fields of a named object schema.
 *
 * @param {ts.Expression} node its name
 * @param {Scope} scope
 * @returns {Member[]}
 */
const fieldsOf = (node, scope) => {
  if (!ts.isIdentifier(node)) return unknown(node)
  let { module, value } = meantBy(node, scope)
  while (ts.isCallExpression(value) && value.expression.getText() !== 'Type.Object')
    value = value.arguments[0] ?? unknown(value)
  const [literal] = ts.isCallExpression(value) ? value.arguments : []
  if (!literal || !ts.isObjectLiteralExpression(literal)) return unknown(node)
  return membersOf(literal, { ...scope, module, given: new Map() })
}

/** @returns {{ module: Module, name: string, value: ts.Expression }} */
const meantBy = (/** @type {ts.Identifier} */ node, /** @type {Scope} */ { module }) => {
  const imported = module.imports.get(node.text)
  const from = imported ? moduleAt(imported.path) : module
  const name = imported?.name ?? node.text
  return { module: from, name, value: bare(from.values.get(name) ?? unknown(node)) }
}

/** @returns {string[]} quoted */
const pathsIn = (/** @type {ts.Expression} */ node, /** @type {Scope} */ scope) => {
  if (!ts.isSpreadElement(node)) return [node.getText()]
  const list = ts.isIdentifier(node.expression) ? meantBy(node.expression, scope).value : node.expression
  return elementsOf(list).map((element) => element.getText())
}

const elementsOf = (/** @type {ts.Expression} */ node) =>
  ts.isArrayLiteralExpression(node) ? [...node.elements] : unknown(node)

const textOf = (/** @type {ts.Expression} */ node) => (ts.isStringLiteral(node) ? node.text : unknown(node))

/** Strips `as const` from an expression. */
const bare = (/** @type {ts.Expression} */ node) => (ts.isAsExpression(node) ? node.expression : node)

/** The docstring before a declaration, with its line break. */
const docOf = (/** @type {ts.Node} */ node) => {
  const text = node.getSourceFile().text
  const comments = ts.getLeadingCommentRanges(text, node.pos) ?? []
  const doc = comments
    .map(({ pos, end }) => text.slice(pos, end))
    .findLast((comment) => comment.startsWith('/**'))
  return doc ? `${doc}\n` : ''
}

/** @returns {never} */
const unknown = (/** @type {ts.Node} */ node) => {
  const source = node.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  throw new Error(`${source.fileName}:${line + 1}: no plain type is known for ${node.getText().slice(0, 80)}`)
}
