import { UnreadableFile } from './read-line.ts'

/** The marks at the start of files in other encodings. */
const MARKS: readonly (readonly [mark: string, encoding: string])[] = [
  ['fffe0000', 'UTF-32'],
  ['0000feff', 'UTF-32'],
  ['fffe', 'UTF-16'],
  ['feff', 'UTF-16'],
]

/**
 * Reads bytes as UTF-8, with or without a byte order mark.
 *
 * @throws {UnreadableFile} ENCODING, naming the encoding that it seems to be
 */
export async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let read = 0
  for await (const chunk of bytes) {
    if (read === 0) assertNotWide(chunk)
    yield utf8(() => decoder.decode(chunk, { stream: true }), read)
    read += chunk.length
  }
  yield utf8(() => decoder.decode(), read)
}

const assertNotWide = (head: Uint8Array): void => {
  const start = Buffer.from(head.subarray(0, 4)).toString('hex')
  const marked = MARKS.find(([mark]) => start.startsWith(mark))?.[1]
  const encoding = marked ?? (head.subarray(0, 200).includes(0) ? 'UTF-16' : undefined)
  if (encoding) throw wrong(`The file is ${encoding}. Save it as UTF-8.`)
}

const utf8 = (decode: () => string, from: number): string => {
  try {
    return decode()
  } catch {
    throw wrong(
      `The file is not UTF-8 (after byte ${from}); it seems to be Windows-1252 or ISO 8859-1. Save it as UTF-8.`,
    )
  }
}

const wrong = (message: string): UnreadableFile => new UnreadableFile({ code: 'ENCODING', message })
