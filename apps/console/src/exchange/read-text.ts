/** The marks at the start of files in UTF-16. */
const MARKS: readonly (readonly [first: number, second: number, encoding: string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]
/** Text in UTF-16 has a zero in most pairs of bytes; other text has none. */
const HEAD_BYTES = 400

/** Finds the encoding of a text file: UTF-16, otherwise UTF-8, otherwise Windows-1252. */
const encodingOf = (bytes: Uint8Array): string => {
  const marked = MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked) return marked[2]
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, HEAD_BYTES).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd > 0) return odd >= even ? 'utf-16le' : 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return 'windows-1252'
  }
}

/**
 * Returns a text file as UTF-8, which the platform reads. Excel saves "Unicode text" as UTF-16; spreadsheets in Europe
 * and America save CSV as Windows-1252.
 * @throws {RangeError} when the file is too large to convert
 */
export const utf8File = async (file: File): Promise<File> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8') return file
  return new File([new TextDecoder(encoding).decode(bytes)], file.name, { type: file.type })
}
