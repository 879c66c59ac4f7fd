import { join, relative } from 'node:path'
import ts from 'typescript'
import { declarationFile, fromEach, specifier } from './declaration-file.mjs'
import { createSpelling, docOf } from './spelling.mjs'

/** @import { Named } from './spelling.mjs' */

/**
 * One declaration file before it is written.
 * @typedef {object} Flat
 * @property {Map<ts.Statement, string>} statements the statements to keep, with marked names
 * @property {Set<string>} passedOn lines that re-export from other files
 */

/**
 * Reduces declarations to those reachable from entry points. Internal declarations are dropped, and computed
 * types are spelled out.
 * @param {string} folder the compiler's output
 * @param {string[]} entries its entry points, relative to it
 * @returns {Map<string, string>} texts by path relative to the folder
 */
export const flatten = (folder, entries) => {
  const program = ts.createProgram(
    entries.map((entry) => join(folder, entry)),
    {
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      noEmit: true,
    },
  )
  const checker = program.getTypeChecker()
  const isOurs = (/** @type {ts.Symbol} */ symbol) =>
    !!symbol.declarations?.some((node) => node.getSourceFile().fileName.startsWith(folder))
  const moduleAt = (/** @type {string} */ path) => {
    const source = program.getSourceFile(path)
    return source ? checker.getSymbolAtLocation(source) : undefined
  }
  const enums = moduleAt(join(folder, 'contract/enums.d.ts'))
  const enumerations = enums
    ? checker.getExportsOfModule(enums).filter(({ flags }) => flags & ts.SymbolFlags.TypeAlias)
    : []
  const spelling = createSpelling(checker, isOurs, enumerations)

  /** @type {Map<string, Flat>} */
  const files = new Map()
  const flatAt = (/** @type {string} */ path) => {
    const known = files.get(path)
    if (known) return known
    /** @type {Flat} */
    const flat = { statements: new Map(), passedOn: new Set() }
    files.set(path, flat)
    return flat
  }

  /** The symbol a name finally resolves to. */
  const meantBy = (/** @type {ts.Symbol | undefined} */ symbol) =>
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

  const keep = (/** @type {ts.Symbol} */ symbol) => {
    for (const node of symbol.declarations ?? []) {
      const statement = statementOf(node)
      const path = node.getSourceFile().fileName
      if (!statement || !path.startsWith(folder) || flatAt(path).statements.has(statement)) continue
      flatAt(path).statements.set(statement, '')
      flatAt(path).statements.set(statement, textOf(statement, path))
    }
  }

  const textOf = (/** @type {ts.Statement} */ statement, /** @type {string} */ path) => {
    if (ts.isTypeAliasDeclaration(statement) && spelling.isForm(statement.type)) {
      const entity = spelling.claim(statement, path)
      if (entity?.home === path && entity.name === statement.name.text)
        return `${docOf(statement)}export interface ${spelling.mark(entity)} ${marked(entity.text)}`
      if (entity) return `${docOf(statement)}export type ${statement.name.text} = ${spelling.mark(entity)};`
    }
    /** @type {{ start: number, end: number, text: string }[]} */
    const edits = []
    const replace = (/** @type {ts.Node} */ node, /** @type {string} */ text) => {
      edits.push({ start: node.getStart(), end: node.end, text: marked(text) })
    }
    /** Returns nothing on purpose: a return value would end the walk. */
    const visit = (/** @type {ts.Node} */ node) => {
      if (spelling.isForm(node)) return replace(node, spelling.spell(/** @type {ts.TypeNode} */ (node)))
      if (ts.isQualifiedName(node) || ts.isIdentifier(node)) {
        const symbol = meantBy(checker.getSymbolAtLocation(node))
        if (symbol && isOurs(symbol) && symbol.declarations?.some(statementOf))
          return replace(node, spelling.mark(symbol))
        if (ts.isIdentifier(node)) return
      }
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(statement, visit)
    const start = statement.getStart()
    let text = statement.getText()
    for (const edit of edits.reverse())
      text = text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start)
    return docOf(statement) + text
  }

  /** Keeps everything that a text's marks refer to. */
  const marked = (/** @type {string} */ text) => {
    spelling.named(text, (what) => {
      if (!('text' in what)) keep(what)
      return ''
    })
    return text
  }

  /** Keeps a module's exports and passes on its re-exports. */
  const open = (/** @type {string} */ path) => {
    const flat = flatAt(path)
    for (const statement of program.getSourceFile(path)?.statements ?? []) {
      if (ts.isExportDeclaration(statement)) passOn(statement, path, flat)
      else if (
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      )
        for (const symbol of symbolsIn(statement)) keep(symbol)
    }
  }

  const symbolsIn = (/** @type {ts.Statement} */ statement) =>
    (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement]).flatMap(
      (node) => {
        const name = /** @type {ts.NamedDeclaration} */ (node).name
        return (name && checker.getSymbolAtLocation(name)) ?? []
      },
    )

  const passOn = (
    /** @type {ts.ExportDeclaration} */ { exportClause, moduleSpecifier, isTypeOnly },
    /** @type {string} */ path,
    /** @type {Flat} */ flat,
  ) => {
    if (exportClause && ts.isNamespaceExport(exportClause)) {
      const target =
        moduleSpecifier &&
        checker.getSymbolAtLocation(moduleSpecifier)?.declarations?.[0]?.getSourceFile().fileName
      if (!target) throw new Error(`${path}: nothing is found at ${moduleSpecifier?.getText()}`)
      open(target)
      flat.passedOn.add(`export * as ${exportClause.name.text} from '${specifier(path, target)}';`)
    }
    const passed = []
    for (const element of exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : []) {
      const symbol = meantBy(checker.getSymbolAtLocation(element.name))
      const target = symbol?.declarations?.[0]?.getSourceFile().fileName
      if (!symbol || !target) throw new Error(`${path}: nothing is exported as ${element.name.text}`)
      keep(symbol)
      const name = symbol.name === element.name.text ? symbol.name : `${symbol.name} as ${element.name.text}`
      passed.push({
        name: isTypeOnly || element.isTypeOnly ? `type ${name}` : name,
        from: specifier(path, target),
      })
    }
    for (const line of fromEach('export', passed)) flat.passedOn.add(line)
  }

  for (const entry of entries) open(join(folder, entry))

  const shared = join(folder, 'entities.d.ts')
  const homeless = spelling.settle().filter(({ home }) => !home)
  for (const { text } of homeless) marked(text)
  const names = {
    named: spelling.named,
    homeOf: (/** @type {Named} */ what) =>
      ('text' in what ? what.home : what.declarations?.[0]?.getSourceFile().fileName) ?? shared,
  }
  const sorted = homeless.sort((a, b) => (a.name < b.name ? -1 : 1))
  const entities = {
    declared: sorted.map(({ name }) => name),
    declarations: sorted.map(({ doc, name, text }) => `${doc}export interface ${name} ${text}`),
  }
  return new Map(
    [...files].map(([path, { statements, passedOn }]) => {
      const declared = [...statements.keys()].flatMap(symbolsIn).map(({ name }) => name)
      const declarations = [...statements].sort(([a], [b]) => a.pos - b.pos).map(([, text]) => text)
      return [relative(folder, path), declarationFile(path, { declared, declarations, passedOn }, names)]
    }),
  ).set('entities.d.ts', declarationFile(shared, entities, names))
}

const statementOf = (/** @type {ts.Node} */ node) => {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node
  return ts.isSourceFile(statement.parent ?? statement) && ts.isStatement(statement) ? statement : undefined
}
