import { answersAddress, answerTo, type CallAnswer, partOf } from './known-calls.ts'
import { aliasesIn } from './modules-in.ts'
import { parseScript } from './nodes.ts'
import { type FoundCall, readCalls } from './read-calls.ts'
import { scriptParts } from './script-parts.ts'
import { storefrontFiles } from './storefront-files.ts'

/** One call of a storefront, and what a platform does with it. */
export interface CheckedCall {
  /** From the storefront's folder. */
  readonly file: string
  readonly line: number
  /** Such as `products.queryProducts` or `POST /stores/v1/products/query`. */
  readonly call: string
  readonly answer: CallAnswer
  /** What differs, if the call is partly answered. */
  readonly differs?: string
}

/** The result of a check. */
export interface StorefrontCheck {
  readonly calls: readonly CheckedCall[]
  /** Files that couldn't be read as code; their calls are unknown. */
  readonly unread: readonly string[]
}

/**
 * Reads a storefront's code and finds out which of its calls a platform answers. Nothing is run, and nothing needs
 * to be installed.
 * @param folder - the storefront's
 */
export const checkStorefront = (folder: string): StorefrontCheck => {
  const unread: string[] = []
  const scripts = storefrontFiles(folder).flatMap(({ path, text }) =>
    scriptParts(path, text).flatMap((part) => {
      const tree = parseScript(path, part)
      if (!tree && part.isCode) unread.push(path)
      return tree ? [{ path, tree }] : []
    }),
  )
  const aliases = new Map(scripts.flatMap(({ tree }) => [...aliasesIn(tree)]))
  const calls = scripts.flatMap(({ path, tree }) =>
    readCalls(tree, aliases).map((found) => checked(path, found)),
  )
  const byPlace = new Map(calls.map((call) => [`${call.file}:${call.line} ${call.call}`, call]))
  return { calls: [...byPlace.values()].sort(byFileAndLine), unread: [...new Set(unread)] }
}

const byFileAndLine = (one: CheckedCall, other: CheckedCall): number =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1

const checked = (
  file: string,
  { line, call, module, name, request, fields, hasMore = true }: FoundCall,
): CheckedCall => {
  if (request) {
    const answer = answersAddress(request.method, request.path) ? 'answered' : 'missing'
    return { file, line, call, answer }
  }
  const answer = (module && name && answerTo(module, name)) || 'missing'
  const part = answer === 'answered' && module && name ? partOf(module, name) : undefined
  const isWritten = fields?.some((field) => part?.fields.includes(field))
  if (!part || !(isWritten || (hasMore && !part.isRare))) return { file, line, call, answer }
  return { file, line, call, answer: 'partly', differs: part.differs }
}
