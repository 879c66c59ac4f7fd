import { refuse } from '../../failure.ts'

/** The deepest nesting and widest object of any input; no cart is deeper or wider. */
const MAX_DEPTH = 20
export const MAX_KEYS = 1000

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a JSON body: an object of limited depth and width, without `__proto__` keys. An empty body is an
 * empty object, because calls without input may be sent without one.
 *
 * @throws {InvalidArgument} naming what is wrong; never a syntax error of the engine
 */
export const readJsonObject = (text: string): Record<string, unknown> => {
  if (text.trim() === '') return {}
  let parsed: unknown
  try {
    parsed = parseJson(text)
  } catch {
    throw refuse('body', 'FORMAT', 'The body is not valid JSON')
  }
  if (!isObject(parsed)) throw refuse('body', 'FORMAT', 'The body must be a JSON object')
  assertBounded(parsed)
  if (text.includes('\\u0000')) assertNoNull(parsed)
  return parsed
}

/** Escapes of surrogates: a pair, or half of one. An escaped backslash starts none. */
const SURROGATES =
  /(?<!\\)((?:\\\\)*)(?:(\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})|\\u[dD][89a-fA-F][\da-fA-F]{2})/g

/**
 * Parses JSON like `JSON.parse`, except for halves of surrogate pairs, as in a text cut within an emoji.
 * Databases and files can't store them, so each becomes U+FFFD, as it would when read back.
 *
 * @example parseJson('"Mug \\ud83d"') // 'Mug \ufffd'
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(
    /\\u[dD]/.test(text)
      ? text.replace(SURROGATES, (_, before: string, pair?: string) => before + (pair ?? '\ufffd'))
      : text,
  )

/**
 * PostgreSQL text can't contain a null character, so none is accepted anywhere.
 *
 * @throws {InvalidArgument} naming the field that has one
 */
export const assertNoNull = (value: unknown, path = ''): void => {
  if (typeof value === 'string') assertText(value, path)
  else if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) assertNoNull(each, `${path}[${at}]`)
  } else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) {
      assertText(name, path)
      assertNoNull(each, path === '' ? name : `${path}.${name}`)
    }
  }
}

const assertText = (text: string, path: string): void => {
  if (text.includes('\0')) throw refuse(path || 'body', 'FORMAT', 'must not contain a null character')
}

/** Walks level by level, so that no input can exhaust the stack. */
const assertBounded = (root: object): void => {
  let level: object[] = [root]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH)
      throw refuse('body', 'FORMAT', `The body is nested more than ${MAX_DEPTH} levels deep`)
    const below: object[] = []
    for (const node of level) {
      if (!Array.isArray(node) && Object.keys(node).length > MAX_KEYS)
        throw refuse('body', 'MAX_SIZE', `An object in the body has more than ${MAX_KEYS} keys`)
      if (Object.hasOwn(node, '__proto__')) throw refuse('__proto__', 'FIELD_NOT_ALLOWED', 'is not a field')
      for (const child of Object.values(node))
        if (typeof child === 'object' && child !== null) below.push(child)
    }
    level = below
  }
}
