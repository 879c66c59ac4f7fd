import ts from 'typescript'

/**
 * The client's types describe how they differ from the wire's: `Answer<wire.Cart, typeof cart>`. A reader
 * wants the result, so such types are written out as interfaces here. Each is written once, with the wire
 * entity's docstrings, and named after that entity or after the alias that exports it.
 */

/**
 * A type written out as an interface.
 * @typedef {object} Entity
 * @property {string} name
 * @property {string} doc
 * @property {string} text its body with the braces; names are marked (see `mark`)
 * @property {boolean} isArgument used for writing
 * @property {string} [home] the file that declares it; by default the shared file for types that no module
 * exports
 * @property {boolean} [isNamed] named by an alias
 */

/** @typedef {Entity | ts.Symbol} Named the target of a marked name */

/** What the compiler knows about a mapped type beyond its public interface. */
/** @typedef {ts.ObjectType & { modifiersType?: ts.Type, declaration?: ts.Node }} Mapped */

const MARK = /⟦(\d+)⟧/g

/** The aliases that turn the wire's form into the caller's. */
const FORMS = ['Answer', 'Argument']

/**
 * @param {ts.TypeChecker} checker
 * @param {(symbol: ts.Symbol) => boolean} isOurs tells the package's declarations from the language's
 * @param {ts.Symbol[]} enumerations exported closed lists of texts
 */
export const createSpelling = (checker, isOurs, enumerations) => {
  /** @type {Named[]} */
  const named = []
  /** @type {Map<ts.Type, Entity>} */
  const entities = new Map()
  /** @type {Map<string, Entity>} */
  const byText = new Map()
  const closedLists = enumerations.map((symbol) => ({
    symbol,
    texts: textsOf(checker.getDeclaredTypeOfSymbol(symbol)),
  }))

  /** A placeholder for a name whose spelling depends on the file it ends up in. */
  const mark = (/** @type {Named} */ what) => {
    const known = named.indexOf(what)
    return `⟦${known < 0 ? named.push(what) - 1 : known}⟧`
  }

  /** True for a node such as `Answer<wire.Cart, typeof cart>` without open type parameters. */
  const isForm = (/** @type {ts.Node} */ node) =>
    ts.isTypeReferenceNode(node) && FORMS.includes(node.typeName.getText())

  const entityOf = (/** @type {ts.ObjectType} */ type) => {
    const known = entities.get(type)
    if (known) return known
    const wire = wireOf(type)
    // Types for writing take the names that are left, the wire's own input forms included.
    const name = wire.name.replace(/Input\d*$/, '')
    /** @type {Entity} */
    const entity = { name, doc: docOf(wire), text: '', isArgument: isArgument(type) }
    entities.set(type, entity)
    entity.text = membersOf(type, wire)
    // Compares recursive types by everything except the reference to themselves.
    const key = wire.name + entity.text.replaceAll(mark(entity), '')
    const same = byText.get(key)
    if (same) entities.set(type, same)
    else byText.set(key, entity)
    return same ?? entity
  }

  const membersOf = (/** @type {ts.Type} */ type, /** @type {ts.Symbol} */ wire) => {
    const members = checker.getPropertiesOfType(type).map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const original =
        wire.members?.get(/** @type {ts.__String} */ (property.name.replace(/^_/, ''))) ?? property
      const text = spelled(checker.getTypeOfSymbol(property), isOptional, original)
      const name = /^\w+$/.test(property.name) ? property.name : `'${property.name}'`
      return `${docOf(original)}${name}${isOptional ? '?' : ''}: ${text};\n`
    })
    return `{\n${members.join('')}}`
  }

  /**
   * Writes a type.
   * @param {ts.Type} type
   * @param {boolean} [isOptional] the field is already marked optional
   * @param {ts.Symbol} [original] the wire field that it comes from
   * @returns {string}
   */
  const spelled = (type, isOptional, original) => {
    if (type.isUnion()) return unionOf(type, isOptional, original)
    if (type.isStringLiteral()) return `'${type.value}'`
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type)
    if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String))
      return '(string & {})'
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type))
      const text = item ? spelled(item, false, original) : 'unknown'
      const list = text.includes(' | ') ? `(${text})[]` : `${text}[]`
      return type.symbol.name === 'ReadonlyArray' ? `readonly ${list}` : list
    }
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    if (index) return `Record<string, ${spelled(index)}>`
    if (isDeclared(type)) return isOurs(type.symbol) ? mark(type.symbol) : type.symbol.name
    const wire = wireOf(/** @type {ts.ObjectType} */ (type))
    if (wire.flags & ts.SymbolFlags.Interface) return mark(entityOf(/** @type {ts.ObjectType} */ (type)))
    return membersOf(type, wire)
  }

  /**
   * @param {ts.UnionType} type
   * @param {boolean} [isOptional]
   * @param {ts.Symbol} [original]
   */
  const unionOf = ({ types }, isOptional, original) => {
    const texts = types.filter((part) => part.isStringLiteral())
    const closed = types.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral)
    const rest = types.filter((part) => !part.isStringLiteral() && !closed.includes(part))
    const candidates = closedLists.filter((list) => list.texts === keyOf(texts)).map(({ symbol }) => symbol)
    const declared = original?.valueDeclaration?.getText() ?? ''
    const enumeration = candidates.find(({ name }) => declared.includes(name)) ?? candidates[0]
    const parts = [
      ...(enumeration ? [mark(enumeration)] : texts.map((part) => spelled(part))),
      ...(closed.length === 2 ? ['boolean'] : closed.map((part) => checker.typeToString(part))),
      ...rest
        .filter((part) => !(isOptional && part.flags & ts.TypeFlags.Undefined))
        .map((part) => spelled(part, false, original)),
    ]
    return parts.sort((a, b) => rank(a) - rank(b)).join(' | ')
  }

  return {
    isForm,
    /** Writes the type of a node. */
    spell: (/** @type {ts.TypeNode} */ node) => spelled(checker.getTypeFromTypeNode(node)),
    /**
     * The interface behind an exported alias; undefined when there is none.
     * @param {ts.TypeAliasDeclaration} alias
     * @param {string} home
     */
    claim(alias, home) {
      const type = checker.getTypeFromTypeNode(alias.type)
      const [, id] = new RegExp(`^${MARK.source}$`).exec(spelled(type)) ?? []
      const found = named[Number(id)]
      const entity = found && 'text' in found ? found : inPlace(type, alias)
      if (entity && !entity.isNamed) Object.assign(entity, { name: alias.name.text, home, isNamed: true })
      return entity
    },
    /**
     * Names types without an alias: a type for reading takes the wire entity's name, one for writing may need
     * another.
     */
    settle() {
      const all = [...new Set(entities.values())]
      const taken = new Set(all.filter(({ isNamed }) => isNamed).map(({ name }) => name))
      for (const entity of all
        .filter(({ isNamed }) => !isNamed)
        .sort((a, b) => Number(a.isArgument) - Number(b.isArgument))) {
        const names = [
          entity.name,
          `${entity.name}Input`,
          ...Array.from({ length: 9 }, (_, n) => `${entity.name}Input${n + 2}`),
        ]
        entity.name = names.find((name) => !taken.has(name)) ?? entity.name
        taken.add(entity.name)
      }
      return all
    },
    /** Replaces a text's marks by names. */
    named: (/** @type {string} */ text, /** @type {(what: Named) => string} */ nameOf) =>
      text.replace(MARK, (_, id) => nameOf(/** @type {Named} */ (named[Number(id)]))),
    mark,
  }

  /**
   * A type without its own entity name, such as `Omit<wire.GetProductRequest, 'id'>`.
   * @param {ts.Type} type
   * @param {ts.TypeAliasDeclaration} alias
   * @returns {Entity | undefined}
   */
  function inPlace(type, alias) {
    const text = spelled(type)
    if (!text.startsWith('{') || !text.endsWith('}')) return undefined
    const entity = { name: alias.name.text, doc: '', text, isArgument: true }
    entities.set(type, entity)
    return entity
  }

  /** The wire entity a type was derived from, through every step in between. */
  function wireOf(/** @type {ts.Type} */ type) {
    let from = type
    for (;;) {
      checker.getPropertiesOfType(from)
      const { modifiersType } = /** @type {Mapped} */ (from)
      const next = from.isIntersection()
        ? from.types.find((part) => part.flags & ts.TypeFlags.Object)
        : modifiersType
      if (!next) return from.symbol ?? type.symbol
      from = next
    }
  }
}

/** True for an interface or class itself, whether from the language, the client or the contract. */
const isDeclared = (/** @type {ts.Type} */ type) => {
  const { objectFlags = 0, symbol } = /** @type {ts.ObjectType} */ (type)
  return (
    !(objectFlags & ts.ObjectFlags.Mapped) &&
    !!symbol &&
    !!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))
  )
}

const isArgument = (/** @type {ts.Type} */ type) => {
  let { declaration: node } = /** @type {Mapped} */ (type)
  while (node && !ts.isTypeAliasDeclaration(node)) node = node.parent
  return node?.name.text === 'Argument'
}

/** Names first, then open texts, then null and undefined. */
const rank = (/** @type {string} */ text) => ['(string & {})', 'null', 'undefined'].indexOf(text)

const keyOf = (/** @type {ts.Type[]} */ texts) =>
  texts
    .map((type) => (type.isStringLiteral() ? type.value : ''))
    .sort()
    .join()

const textsOf = (/** @type {ts.Type} */ type) => keyOf(type.isUnion() ? type.types : [type])

/** The docstring of a declaration, with its line break. */
export const docOf = (/** @type {ts.Symbol | ts.Node} */ what) => {
  const node = 'kind' in what ? what : what.declarations?.[0]
  const docs = node ? ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc) : []
  const doc = docs.at(-1)?.getText()
  return doc ? `${doc}\n` : ''
}
