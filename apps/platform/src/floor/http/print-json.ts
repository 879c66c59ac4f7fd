/**
 * An object that appears in a response many times, such as the price of a line. Printed once; must never
 * change.
 */
export abstract class PrintedOnce {
  #text: string | undefined

  /** Its JSON, as `printJson` uses it. */
  static print(value: PrintedOnce): string {
    value.#text ??= objectText(value)
    return value.#text
  }
}

class Printed extends PrintedOnce {}

/** Copies an object into one that is printed once, however many responses it appears in. */
export const printedOnce = <Value extends object>(value: Value): Value & PrintedOnce =>
  Object.assign(new Printed(), value)

/**
 * Prints a response as JSON in UTF-8: the same bytes as JSON.stringify, many times faster for `PrintedOnce`
 * objects. Responses are data: plain objects, lists, texts, numbers, true, false, null.
 */
export const printJson = (answer: object): Buffer => {
  const sheet = { text: '', length: 0 }
  spread(answer, SPREAD_LEVELS, sheet)
  flush(sheet)
  const printed = Buffer.from(paper.subarray(0, sheet.length))
  if (paper.length > MOST_PAPER) paper = Buffer.allocUnsafeSlow(MOST_PAPER)
  return printed
}

/** The bytes written so far, and the text that comes next. */
interface Sheet {
  text: string
  length: number
}

/** Printing never waits, so all responses share one buffer. */
const MOST_PAPER = 1024 * 1024
let paper = Buffer.allocUnsafeSlow(MOST_PAPER)

/** Short enough to be copied while still in the processor's cache. */
const PIECE = 8192

const put = (sheet: Sheet, text: string): void => {
  sheet.text += text
  if (sheet.text.length >= PIECE) flush(sheet)
}

const flush = (sheet: Sheet): void => {
  const { text, length } = sheet
  if (length + text.length > paper.length) {
    const larger = Buffer.allocUnsafeSlow(2 * (length + text.length))
    paper.copy(larger, 0, 0, length)
    paper = larger
  }
  sheet.length += paper.write(text, length, 'latin1')
  sheet.text = ''
}

/** The depth of long lists in responses: `cart.lineItems` is the third level. */
const SPREAD_LEVELS = 3

/** Writes the parts of a value one by one, down to so many levels. */
const spread = (value: unknown, levels: number, sheet: Sheet): void => {
  if (levels === 0 || typeof value !== 'object' || value === null || value instanceof PrintedOnce) {
    put(sheet, textOf(value))
    return
  }
  const isList = Array.isArray(value)
  let before = isList ? '[' : '{'
  for (const [key, part] of Object.entries(value)) {
    if (!isList && part === undefined) continue
    put(sheet, isList ? before : before + nameText(key))
    spread(part, levels - 1, sheet)
    before = ','
  }
  put(sheet, `${before === ',' ? '' : before}${isList ? ']' : '}'}`)
}

/** Each character of these texts is one byte of UTF-8: they are joined and copied, never encoded again. */
const textOf = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'object':
      if (value === null) return 'null'
      if (value instanceof PrintedOnce) return PrintedOnce.print(value)
      return Array.isArray(value) ? listText(value) : objectText(value)
    default:
      return JSON.stringify(value) ?? 'null'
  }
}

const listText = (list: readonly unknown[]): string => {
  let text = ''
  for (const value of list) text += text === '' ? textOf(value) : `,${textOf(value)}`
  return `[${text}]`
}

const objectText = (object: object): string => {
  let text = ''
  for (const [key, value] of Object.entries(object)) {
    if (value !== undefined) text += (text === '' ? '' : ',') + nameText(key) + textOf(value)
  }
  return `{${text}}`
}

/** Field names with quotation marks and colon. Most come from the contract, some from outside. */
const names = new Map<string, string>()
const MOST_NAMES = 1000

const nameText = (name: string): string => {
  const known = names.get(name)
  if (known !== undefined) return known
  const text = `${quoted(name)}:`
  if (names.size < MOST_NAMES) names.set(name, text)
  return text
}

/** Printable ASCII except quotation mark and backslash. */
const PLAIN = /^[ !#-[\]-~]*$/

const quoted = (text: string): string =>
  PLAIN.test(text) ? `"${text}"` : Buffer.from(JSON.stringify(text)).toString('latin1')
