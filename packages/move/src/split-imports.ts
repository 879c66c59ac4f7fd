import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { parse } from 'es-module-lexer/js'
import { ALIASES } from './alias.ts'

/** An import or export of names from one of the packages, before or after a compiler. */
const NAMED = /\b(import|export)\s*\{([^}]*)\}\s*from\s*(['"])(@wix\/[\w-]+)\3/g

/**
 * Lets a module that is aliased to our client import names that only the public package has: each such statement
 * becomes two, and the second names the public package by its path, which no alias covers. Line numbers stay.
 * @param code - the module, ES, before or after a compiler
 * @param file - its path
 * @returns the new text; undefined when nothing changes
 * @throws {Error} when a name can only come from a public package that isn't installed
 */
export const splitImports = (code: string, file: string): string | undefined => {
  if (!code.includes('@wix/') || !isAbsolute(file)) return undefined
  const split = code.replace(NAMED, (whole, verb: string, list: string, quote: string, from: string) => {
    const ours = ourNames(from, file)
    if (!ours) return whole
    const specifiers = list.split(',').filter((one) => one.trim() !== '')
    const lacking = specifiers.filter((one) => !ours.has(nameIn(one)) && !/^\s*type\s/.test(one))
    if (lacking.length === 0) return whole
    const theirs = publicEntry(from, file)
    const moved = theirs ? lacking.filter((one) => theirs.names.has(nameIn(one))) : lacking.filter(isModule)
    if (moved.length === 0) return whole
    if (!theirs) throw notInstalled(from, moved.map(nameIn))
    const rest = specifiers.filter((one) => !moved.includes(one))
    const lines = '\n'.repeat(linesIn(whole) - linesIn(rest.join()) - linesIn(moved.join()))
    const own = rest.length > 0 ? `${verb} {${rest.join()}} from ${quote}${from}${quote}; ` : ''
    return `${own}${verb} {${moved.join()}} from ${JSON.stringify(pathFrom(file, theirs.path))}${lines}`
  })
  return split === code ? undefined : split
}

/** The name that a specifier such as `currentCart as cart` imports. */
const nameIn = (specifier: string): string => /[\w$]+/.exec(specifier)?.[0] ?? ''

/** Types may be imported without `type`, and need no package. The public packages name modules in lower case. */
const isModule = (specifier: string): boolean => /^[a-z]/.test(nameIn(specifier))

const linesIn = (text: string): number => text.split('\n').length - 1

const notInstalled = (from: string, names: readonly string[]): Error =>
  new Error(
    `${names.join(', ')} of ${from} ${names.length > 1 ? "aren't" : "isn't"} in @vitrine/client, and ${from} isn't installed. Run: npm install ${from}`,
  )

const pathFrom = (file: string, to: string): string => {
  const path = relative(dirname(file), to).split(sep).join('/')
  return path.startsWith('.') ? path : `./${path}`
}

/** What our client has of a public package, or undefined for a package that stays. */
const ourNames = (from: string, file: string): ReadonlySet<string> | undefined => {
  const [, alias] = Object.entries(ALIASES).find(([name]) => name === from) ?? []
  const path = alias && resolved(alias, file)
  return path === undefined ? undefined : exportsOf(path)
}

/** The public package's ES module; undefined when the storefront doesn't have it. */
const publicEntry = (from: string, file: string) => {
  const path = resolved(`${from}/package.json`, file)
  if (path === undefined) return undefined
  const { exports }: { exports?: { '.'?: { import?: string } } } = JSON.parse(readFileSync(path, 'utf8'))
  const entry = exports?.['.']?.import
  return entry === undefined
    ? undefined
    : { path: join(dirname(path), entry), names: exportsOf(join(dirname(path), entry)) }
}

const resolved = (name: string, file: string): string | undefined => {
  try {
    return createRequire(file).resolve(name)
  } catch {
    return undefined
  }
}

const known = new Map<string, ReadonlySet<string>>()

/** The names that a module exports, itself and by `export *` from its own package. */
const exportsOf = (path: string): ReadonlySet<string> => {
  const before = known.get(path)
  if (before) return before
  const names = new Set<string>()
  known.set(path, names)
  const code = readFileSync(path, 'utf8')
  const [imports, exports] = parse(code)
  for (const { n } of exports) names.add(n)
  for (const { n, ss, s } of imports)
    if (n?.startsWith('.') && /^export\s*\*\s*from/.test(code.slice(ss, s)))
      for (const name of exportsOf(join(dirname(path), n))) names.add(name)
  return names
}
