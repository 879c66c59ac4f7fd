import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { at } from '../paths.mjs'

/**
 * A public function or class and its docstring.
 * @typedef {{ file: string, name: string, module: string | undefined, doc: string, operations: string[] }} Documented
 * What a source exports: its own statements by name, names of other sources, whole sources, and modules by name.
 * @typedef {{ text: string, own: Map<string, ts.Statement>, from: [string, string, string][], all: string[], modules: [string, string][] }} Source
 * Where something is exported: its source, its name there, and the module that it belongs to.
 * @typedef {{ file: string, name: string, module?: string | undefined }} Place
 */

/** @type {Map<string, Source>} */
const sources = new Map()

/** Reads a source once. @param {string} file */
const sourceOf = (file) => {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  /** @type {Source} */
  const source = { text, own: new Map(), from: [], all: [], modules: [] }
  sources.set(file, source)
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements)
    if (ts.isExportDeclaration(statement)) noteReexport(file, source, statement)
    else if (ts.canHaveModifiers(statement)) {
      const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      const name = nameOf(statement)
      if (isExported && name && !source.own.has(name)) source.own.set(name, statement)
    }
  return source
}

/** @param {string} file @param {Source} source @param {ts.ExportDeclaration} statement */
const noteReexport = (file, source, { moduleSpecifier, exportClause, isTypeOnly }) => {
  if (isTypeOnly || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return
  if (!moduleSpecifier.text.startsWith('.')) return
  const target = join(dirname(file), moduleSpecifier.text)
  if (!exportClause) source.all.push(target)
  else if (ts.isNamespaceExport(exportClause)) source.modules.push([exportClause.name.text, target])
  else
    for (const { name, propertyName, isTypeOnly: isType } of exportClause.elements)
      if (!isType) source.from.push([name.text, target, (propertyName ?? name).text])
}

/** The name of a function, a class or a constant that may hold a function. @param {ts.Statement} statement */
const nameOf = (statement) => {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return statement.name?.text
  if (!ts.isVariableStatement(statement)) return undefined
  const declared = statement.declarationList.declarations[0]
  return declared && ts.isIdentifier(declared.name) ? declared.name.text : undefined
}

/** Where a name that a source exports is declared. @param {string} file @param {string} name @returns {Place | undefined} */
const declaredAt = (file, name) => {
  const { own, from, all } = sourceOf(file)
  if (own.has(name)) return { file, name }
  const [, target, original] = from.find(([exported]) => exported === name) ?? []
  if (target && original) return declaredAt(target, original)
  return all.map((source) => declaredAt(source, name)).find(Boolean)
}

/** Everything that a source exports. @param {string} file @param {string} [module] @returns {Place[]} */
const exportsOf = (file, module) => {
  const { own, from, all, modules } = sourceOf(file)
  const places = [
    ...[...own.keys()].map((name) => ({ file, name })),
    ...from.flatMap(([, target, name]) => declaredAt(target, name) ?? []),
  ]
  return [
    ...places.map((place) => ({ ...place, module })),
    ...all.flatMap((source) => exportsOf(source, module)),
    ...modules.flatMap(([name, source]) => exportsOf(source, name)),
  ]
}

/** The operations that a statement calls, in its own text or in the part that loads on first use. */
const operationsIn = (/** @type {string} */ file, /** @type {ts.Statement} */ statement) => {
  const called = (/** @type {string} */ text) =>
    [...text.matchAll(/\boperations\.(\w+)/g)].map(([, operation = '']) => operation)
  const [, load, name] = /\w+Later\(\s*(\w+),\s*'(\w+)'/.exec(statement.getText()) ?? []
  if (!load || !name) return called(statement.getText())
  const [, part = ''] = new RegExp(`const ${load} = .*?import\\('(.+?)'\\)`).exec(sourceOf(file).text) ?? []
  const { own, text } = sourceOf(join(dirname(file), part))
  const [described = ''] = new RegExp(`^ {2}${name}: [^]*?(?=^ {2}\\w|^})`, 'm').exec(text) ?? []
  return called(own.get(name)?.getText() ?? described)
}

/** Whether a statement declares a function, or makes one by a call. Enumerations and other values are neither. */
const isFunction = (/** @type {ts.Statement} */ statement, /** @type {RegExp} */ makers) => {
  if (!ts.isVariableStatement(statement)) return true
  const value = statement.declarationList.declarations[0]?.initializer
  if (!value) return false
  return ts.isArrowFunction(value) || (ts.isCallExpression(value) && makers.test(value.expression.getText()))
}

/** What makes a module function of the client. */
const MAKERS = /^(bindable|method|methodLater|functionLater|write|event|queried|(cursorQ|q)ueryable)\b/

/** The public functions of a package, by the entries of its manifest. @param {string} folder @returns {Documented[]} */
export const publicFunctions = (folder) => {
  /** @type {{ exports: Record<string, { source: string }> }} */
  const { exports } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
  /** @type {Map<string, Documented>} */
  const found = new Map()
  for (const { file, name, module } of Object.values(exports).flatMap(({ source }) =>
    exportsOf(at(folder, source)),
  )) {
    const statement = sourceOf(file).own.get(name)
    const key = `${file} ${name}`
    if (!statement || !isFunction(statement, MAKERS) || (found.has(key) && !module)) continue
    const doc = ts.getJSDocCommentsAndTags(statement)[0]?.getText() ?? ''
    found.set(key, { file, name, module, doc, operations: operationsIn(file, statement) })
  }
  return [...found.values()]
}

/** A tag's texts in a docstring. @param {string} doc @param {string} tag */
const tagged = (doc, tag) =>
  [...doc.matchAll(new RegExp(`@${tag}\\b([^]*?)(?=^\\s*\\* @|\\*/)`, 'gm'))].map(([, text = '']) =>
    text.replace(/^\s*\* ?/gm, '').trim(),
  )

/** The examples of a docstring, as code. @param {string} doc */
export const examplesIn = (doc) => tagged(doc, 'example')

/** The error codes that a docstring names, and the functions whose errors it shares. @param {string} doc */
export const thrownBy = (doc) => {
  const text = tagged(doc, 'throws').join('\n').replace(/\s+/g, ' ')
  return {
    codes: [...text.matchAll(/`(-?[A-Z0-9_]{4,}|[a-z]+_[a-z_]+)`/g)].map(([, code = '']) => code),
    as: [...text.matchAll(/\bas `(?:\w+\.)?([a-z]\w+)`/g)].map(([, name = '']) => name),
  }
}
