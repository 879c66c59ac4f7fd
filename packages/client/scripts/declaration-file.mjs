import { basename, dirname, relative } from 'node:path'

/** @import { Named } from './spelling.mjs' */

/**
 * Writes a declaration file: its imports, declarations and re-exports.
 * @param {string} path
 * @param {object} content
 * @param {Iterable<string>} content.declared names that the file itself declares
 * @param {string[]} content.declarations with marks instead of names
 * @param {Iterable<string>} [content.passedOn] lines that re-export from other files
 * @param {object} names
 * @param {(what: Named) => string} names.homeOf the file that declares the name
 * @param {(text: string, nameOf: (what: Named) => string) => string} names.named replaces marks
 */
export const declarationFile = (path, { declared, declarations, passedOn = [] }, { homeOf, named }) => {
  /** @type {Map<Named, string>} */
  const imported = new Map()
  const nameOf = (/** @type {Named} */ what) => {
    const home = homeOf(what)
    if (home === path) return what.name
    const known = imported.get(what)
    if (known) return known
    const inUse = new Set([...declared, ...imported.values()])
    const name = inUse.has(what.name) ? `${what.name}Of${moduleName(home)}` : what.name
    imported.set(what, name)
    return name
  }
  const body = [...declarations.map((text) => named(text, nameOf)), ...passedOn]
  const imports = fromEach(
    'import type',
    [...imported].map(([what, name]) => ({
      name: what.name === name ? name : `${what.name} as ${name}`,
      from: specifier(path, homeOf(what)),
    })),
  )
  return `${laidOut([...imports, ...(body[0] ? body : ['export {};'])])}\n`
}

/** The import specifier from one declaration file to another. */
export const specifier = (/** @type {string} */ from, /** @type {string} */ to) => {
  const path = relative(dirname(from), to).replace(/\.d\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * Turns a module's name into an identifier: `current-cart.d.ts` is `CurrentCart`, the whole contract is
 * `Wire`.
 */
const moduleName = (/** @type {string} */ path) =>
  path.includes('/contract/')
    ? 'Wire'
    : basename(path, '.d.ts').replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * One import line per source file.
 * @param {string} verb
 * @param {{ name: string, from: string }[]} names
 */
export const fromEach = (verb, names) =>
  [...new Set(names.map(({ from }) => from))].map((file) => {
    const list = names.filter(({ from }) => from === file).map(({ name }) => name)
    return `${verb} { ${list.join(', ')} } from '${file}';`
  })

/** Indents by brace depth; docstrings keep their inner alignment. */
const laidOut = (/** @type {string[]} */ parts) => {
  let depth = 0
  return parts
    .join('\n')
    .split('\n')
    .map((line) => {
      const text = line.trim()
      const isComment = /^\/?\*/.test(text)
      if (!isComment && /^[}\])]/.test(text)) depth--
      const indented = text ? '  '.repeat(Math.max(depth, 0)) + (/^\*/.test(text) ? ` ${text}` : text) : ''
      if (!isComment && /[{[(]$/.test(text)) depth++
      return indented
    })
    .join('\n')
}
