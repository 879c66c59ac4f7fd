/**
 * The contract infers its types from schemas. A source that only names them makes the compiler print their
 * structure, and where a structure is that of a named type, the name takes its place.
 */

/**
 * Writes the source whose declarations spell out all types of the contract, and the values that are
 * passed on.
 *
 * @param {string} index the contract's index
 * @param {string[]} sources the client's
 */
export const plainTypesSource = (index, sources) => {
  const types = [...index.matchAll(/export type \{([^}]*)\} from '[^']*\.(?:schemas|requests)\.ts'/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name)
  const values = sources
    .flatMap((source) => [...source.matchAll(/export \{([^}]*)\} from '@vitrine\/contract'/g)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0])
    .filter((name) => name)
  return [
    "import type * as wire from '@vitrine/contract'",
    'declare function plain<T>(): Plain<T>',
    'declare function same<T>(): T',
    // A value that holds itself would be printed without an end.
    `export interface Nested { ${NESTED} }`,
    'type Plain<T> = T extends object ? IsNested<T> extends true ? Nested : { [K in keyof T]: Plain<T[K]> } : T',
    "type IsNested<T> = string extends keyof T ? false : 'listValue' extends keyof T ? true : false",
    ...new Set([...types, ...values].map((name) => `export const ${name} = plain<wire.${name}>()`)),
    ...new Set(values.map((name) => `export const ${name}Value = same<typeof wire.${name}>()`)),
  ].join('\n')
}

const NESTED = [
  'strValue?: string',
  'numValue?: number',
  'boolValue?: boolean',
  'dateValue?: string | null',
  'listValue?: { value?: Nested[] }',
  'mapValue?: { value?: { [name: string]: Nested } }',
].join('; ')

/**
 * Turns the compiler's declarations into named types, and keeps those that the client needs.
 *
 * @param {string} declared
 * @param {string[]} sources the client's
 */
export const plainTypes = (declared, sources) => {
  /** @type {Map<string, string>} */
  const texts = new Map()
  for (const part of declared.split(/^export /m)) {
    const [, name, text] = /^declare const (\w+): ([\s\S]*);\s*$/.exec(part) ?? []
    if (name && text) texts.set(name, text.replace(/\s+/g, ' ').replaceAll('; }', ' }'))
  }
  for (const [name, text] of texts)
    if (text === `wire.${name}`) texts.set(name, unionOf(texts.get(`${name}Value`)))

  const named = [...texts]
    .filter(([name, text]) => text.startsWith('{') && text.length > 30 && !name.endsWith('Value'))
    .sort(([, a], [, b]) => b.length - a.length)
  for (const [name, text] of texts) {
    let short = text
    for (const [other, structure] of named)
      if (other !== name && structure.length < text.length) short = short.replaceAll(structure, other)
    texts.set(name, short)
  }

  /** @type {Set<string>} */
  const used = new Set()
  const use = (/** @type {string} */ name) => {
    const text = texts.get(name)
    if (text === undefined || used.has(name)) return
    used.add(name)
    for (const [word] of text.matchAll(/\b[A-Z]\w+/g)) use(word)
  }
  for (const source of sources) for (const [word] of source.matchAll(/\b[A-Z]\w+/g)) use(word)
  for (const name of texts.keys()) if (name.endsWith('Value') && used.has(name.slice(0, -5))) used.add(name)

  const nested = `export interface Nested {\n  ${NESTED.replaceAll('; ', ';\n  ')};\n}\n`
  return `${nested}${[...texts]
    .filter(([name]) => used.has(name))
    .map(declaration)
    .join('\n')}\n`
}

/** @param {[string, string]} entry */
const declaration = ([name, text]) => {
  if (name.endsWith('Value') && text.includes('{ readonly'))
    return `export declare const ${name.slice(0, -5)}: ${laidOut(text)};`
  return text.startsWith('{') && !/^\{[^{}]*\}(\[\]| \|)/.test(text)
    ? `export interface ${name} ${laidOut(text)}`
    : `export type ${name} = ${laidOut(text)};`
}

/** One field on each line. */
const laidOut = (/** @type {string} */ text) => {
  let depth = 0
  return text.replace(/\{ | \}|; /g, (mark) => {
    if (mark === '; ') return `;\n${'  '.repeat(depth)}`
    depth += mark === '{ ' ? 1 : -1
    return mark === '{ ' ? `{\n${'  '.repeat(depth)}` : `\n${'  '.repeat(depth)}}`
  })
}

/** The texts that an enumeration's object holds. */
const unionOf = (object = '') =>
  [...object.matchAll(/: (["'][^"']+["'])/g)].map(([, text]) => text).join(' | ')
