/**
 * An object that appears in a response many times, such as the price of a line. Printed once; must never
 * change.
 */
export abstract class PrintedOnce {
  #bytes: Uint8Array | undefined

  /** Its JSON in UTF-8, as `printJson` uses it. */
  static print(value: PrintedOnce): Uint8Array {
    value.#bytes ??= printApart(value)
    return value.#bytes
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
  length = 0
  print(answer)
  const printed = Buffer.from(paper.subarray(0, length))
  if (paper.length > MOST_PAPER) paper = new Uint8Array(MOST_PAPER)
  return printed
}

/** Printing never waits, so all responses share one buffer. Kept between responses up to this size. */
const MOST_PAPER = 2 * 1024 * 1024
let paper = new Uint8Array(MOST_PAPER)
/** The bytes printed so far. */
let length = 0

/** Prints an object after the bytes so far, returns its bytes and removes them from the buffer. */
const printApart = (object: object): Uint8Array => {
  const from = length
  printObject(object)
  const bytes = Buffer.from(paper.subarray(from, length))
  length = from
  return bytes
}

const print = (value: unknown): void => {
  if (typeof value === 'string') putQuoted(value)
  else if (typeof value !== 'object' || value === null) putPlain(JSON.stringify(value) ?? 'null')
  else if (value instanceof PrintedOnce) put(PrintedOnce.print(value))
  else if (Array.isArray(value)) printList(value)
  else printObject(value)
}

const printList = (list: readonly unknown[]): void => {
  let isFirst = true
  putByte(BYTE['['])
  for (const value of list) {
    if (isFirst) isFirst = false
    else putByte(BYTE[','])
    print(value)
  }
  putByte(BYTE[']'])
}

const printObject = (object: object): void => {
  let isFirst = true
  putByte(BYTE['{'])
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue
    if (isFirst) isFirst = false
    else putByte(BYTE[','])
    put(nameBytes(key))
    print(value)
  }
  putByte(BYTE['}'])
}

const BYTE = { '"': 34, ',': 44, '[': 91, '\\': 92, ']': 93, '{': 123, '}': 125 } as const

const makeRoom = (more: number): void => {
  if (length + more <= paper.length) return
  const larger = new Uint8Array(2 * (length + more))
  larger.set(paper.subarray(0, length))
  paper = larger
}

const putByte = (byte: number): void => {
  makeRoom(1)
  paper[length++] = byte
}

const put = (bytes: Uint8Array): void => {
  makeRoom(bytes.length)
  paper.set(bytes, length)
  length += bytes.length
}

/** Puts a number, true, false or null. */
const putPlain = (text: string): void => {
  makeRoom(text.length)
  for (let index = 0; index < text.length; index++) paper[length++] = text.charCodeAt(index)
}

/** Longer texts are encoded faster by the runtime. */
const SHORT = 64

/** Puts a text as JSON. A short one of printable ASCII, such as an id, is copied byte by byte. */
const putQuoted = (text: string): void => {
  if (text.length > SHORT) {
    put(encoder.encode(JSON.stringify(text)))
    return
  }
  makeRoom(text.length + 2)
  let at = length
  paper[at++] = BYTE['"']
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index)
    if (letter < 32 || letter > 126 || letter === BYTE['"'] || letter === BYTE['\\']) {
      put(encoder.encode(JSON.stringify(text)))
      return
    }
    paper[at++] = letter
  }
  paper[at++] = BYTE['"']
  length = at
}

const encoder = new TextEncoder()

/** Field names with quotation marks and colon. Most come from the contract, some from outside. */
const names = new Map<string, Uint8Array>()
const MOST_NAMES = 1000

const nameBytes = (name: string): Uint8Array => {
  const known = names.get(name)
  if (known) return known
  const bytes = Buffer.from(`${JSON.stringify(name)}:`)
  if (names.size < MOST_NAMES) names.set(name, bytes)
  return bytes
}
