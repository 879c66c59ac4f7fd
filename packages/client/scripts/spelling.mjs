import ts from 'typescript'

/**
 * The client's types say how they differ from the wire's: `Answer<wire.Cart, typeof cart>`. Whoever reads a
 * declaration wants the outcome. Here such types are spelled out as interfaces, each once, named after the
 * entity of the wire that it comes from or after the alias that exports it, with the entity's docstrings.
 */

/**
 * An interface that was spelled out.
 *
 * @typedef {object} Entity
 * @property {string} name
 * @property {string} doc
 * @property {string} text what stands between its braces, and the braces; names are marked (see `mark`)
 * @property {boolean} isArgument made for writing
 * @property {string} [home] the file that declares it; by default the one for all that no module exports
 * @property {boolean} [isNamed] an alias has given it its name
 */

/** @typedef {Entity | ts.Symbol} Named what a marked name stands for */

/** What the compiler knows of a mapped type beside its public interface. */
/** @typedef {ts.ObjectType & { modifiersType?: ts.Type, declaration?: ts.Node }} Mapped */

const MARK = /⟦(\d+)⟧/g

/** The aliases that turn the wire's form into the caller's. */
const FORMS = ['Answer', 'Argument']

/**
 * @param {ts.TypeChecker} checker
 * @param {(symbol: ts.Symbol) => boolean} isOurs tells declarations of the package from those of the language
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

  /** A name whose spelling depends on the file that it will stand in. */
  const mark = (/** @type {Named} */ what) => {
    const known = named.indexOf(what)
    return `⟦${known < 0 ? named.push(what) - 1 : known}⟧`
  }

  /** True for a node such as `Answer<wire.Cart, typeof cart>` in which nothing is left open. */
  const isForm = (/** @type {ts.Node} */ node) =>
    ts.isTypeReferenceNode(node) && FORMS.includes(node.typeName.getText())

  const entityOf = (/** @type {ts.ObjectType} */ type) => {
    const known = entities.get(type)
    if (known) return known
    const wire = wireOf(type)
    // The wire's own input forms take the names that are left, as all do that are made for writing.
    const name = wire.name.replace(/Input\d*$/, '')
    /** @type {Entity} */
    const entity = { name, doc: docOf(wire), text: '', isArgument: isArgument(type) }
    entities.set(type, entity)
    entity.text = membersOf(type, wire)
    // What holds itself is the same as another when it is but for that.
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
   *
   * @param {ts.Type} type
   * @param {boolean} [isOptional] absence is said elsewhere
   * @param {ts.Symbol} [original] the field of the wire that it comes from
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
    /** Writes the type that a node stands for. */
    spell: (/** @type {ts.TypeNode} */ node) => spelled(checker.getTypeFromTypeNode(node)),
    /**
     * The interface that an exported alias stands for; undefined when it is none.
     *
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
    /** Names what no alias has named: what is read takes the name of the wire's entity, what is written may need another. */
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
    /** Replaces the marks of a text by names. */
    named: (/** @type {string} */ text, /** @type {(what: Named) => string} */ nameOf) =>
      text.replace(MARK, (_, id) => nameOf(/** @type {Named} */ (named[Number(id)]))),
    mark,
  }

  /**
   * A type without an entity of its own name, such as `Omit<wire.GetProductRequest, 'id'>`.
   *
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

  /** The entity of the wire that a type was made from, through all that was made of it on the way. */
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

/** True for an interface or class itself, whether of the language, of the client or of the contract. */
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

/** The docstring of a declaration, with the line end after it. */
export const docOf = (/** @type {ts.Symbol | ts.Node} */ what) => {
  const node = 'kind' in what ? what : what.declarations?.[0]
  const docs = node ? ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc) : []
  const doc = docs.at(-1)?.getText()
  return doc ? `${doc}\n` : ''
}
