import { bundlePage, from, OURS, ROWS } from './client-size.mjs'
import { deflateCosts } from './deflate-costs.mjs'
import { at } from './paths.mjs'
import { isMain } from './run.mjs'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Reads a source map of one line.
 * @param {string} mappings (ECMA-426)
 * @returns {[column: number, source: number | undefined][]} the source from each column on
 */
const segmentsOf = (mappings) => {
  let column = 0
  let source = 0
  return mappings.split(',').map((segment) => {
    const numbers = []
    let value = 0
    let shift = 0
    for (const letter of segment) {
      const digit = ALPHABET.indexOf(letter)
      value |= (digit & 31) << shift
      shift += 5
      if (digit & 32) continue
      numbers.push(value & 1 ? -(value >> 1) : value >> 1)
      value = shift = 0
    }
    column += numbers[0] ?? 0
    source += numbers[1] ?? 0
    return [column, numbers.length > 1 ? source : undefined]
  })
}

/**
 * Breaks a first load down by the client's sources, minified and gzipped: the parts add up to the whole.
 * @param {Record<string, string[]>} imports names by package
 * @returns {Promise<[source: string, bytes: number][]>}
 */
export const clientWeight = async (imports) => {
  const { outputFiles } = await bundlePage(imports, at(), { sourcemap: 'external' })
  const page = outputFiles.find(({ path }) => path.endsWith('stdin.js'))
  const map = outputFiles.find(({ path }) => path.endsWith('stdin.js.map'))
  if (!page || !map) throw new Error('No first load was found.')
  /** @type {{ sources: string[], mappings: string }} */
  const { sources, mappings } = JSON.parse(map.text)
  const { bits, rest } = deflateCosts(page.contents)
  /** @type {Map<string, number>} */
  const weights = new Map([['(codes of the packed file)', rest / 8 + 18]])
  const segments = segmentsOf(mappings.split(';')[0] ?? '')
  let current = 0
  let origin = '(bundler)'
  for (const [column, each] of bits.entries()) {
    while ((segments[current]?.[0] ?? Infinity) <= column) {
      const source = sources[segments[current]?.[1] ?? -1]
      origin = source?.replace(/^.*\/packages\//, '') ?? '(bundler)'
      current++
    }
    weights.set(origin, (weights.get(origin) ?? 0) + each / 8)
  }
  return [...weights].sort(([, a], [, b]) => b - a)
}

if (isMain(import.meta.url))
  for (const { name, imports } of ROWS) {
    const weights = await clientWeight(from(imports, OURS))
    const lines = weights.map(([source, bytes]) => `${bytes.toFixed(0).padStart(6)}  ${source}`)
    const sum = weights.reduce((all, [, bytes]) => all + bytes, 0)
    console.log(`${name}: ${sum.toFixed(0)} bytes\n${lines.join('\n')}\n`)
  }
