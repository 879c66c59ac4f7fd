/** A film of pictures shown one after the other, each a whole VP8 key frame. */
export interface Film {
  width: number
  height: number
  fps: number
  frames: readonly Uint8Array[]
}

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Writes a whole number in the fewest bytes, most significant first. */
const unsigned = (value: number): Uint8Array => {
  const bytes: number[] = []
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256)
  return Uint8Array.from(bytes)
}

const float64 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

/** Writes an EBML element: its id, its size in eight bytes (so that sizes never change positions), its content. */
const element = (id: number, ...content: Uint8Array[]): Uint8Array => {
  const size = content.reduce((sum, part) => sum + part.length, 0)
  const length = new Uint8Array(8)
  const view = new DataView(length.buffer)
  view.setUint32(0, 0x01000000 + Math.floor(size / 2 ** 32))
  view.setUint32(4, size >>> 0)
  return joined([unsigned(id), length, ...content])
}

const TRACK = 1
const KEY_FRAME = 0x80

const simpleBlock = (frame: Uint8Array, sinceClusterMs: number): Uint8Array =>
  element(0xa3, Uint8Array.from([0x80 | TRACK, sinceClusterMs >> 8, sinceClusterMs & 255, KEY_FRAME]), frame)

/** Writes one cluster for every second, so that a player can seek without reading the whole file. */
const clusters = ({ fps, frames }: Film): { startMs: number; bytes: Uint8Array }[] => {
  const made: { startMs: number; bytes: Uint8Array }[] = []
  for (let first = 0; first < frames.length; first += fps) {
    const startMs = Math.round((first * 1000) / fps)
    const blocks = frames
      .slice(first, first + fps)
      .map((frame, i) => simpleBlock(frame, Math.round(((first + i) * 1000) / fps) - startMs))
    made.push({ startMs, bytes: element(0x1f43b675, element(0xe7, unsigned(startMs)), ...blocks) })
  }
  return made
}

/** Writes a number in eight bytes, for positions that must not change the size of what they point into. */
const position = (value: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value))
  return bytes
}

const cuesOf = (made: readonly { startMs: number; bytes: Uint8Array }[], firstAt: number): Uint8Array => {
  let at = firstAt
  const points = made.map(({ startMs, bytes }) => {
    const point = element(
      0xbb,
      element(0xb3, unsigned(startMs)),
      element(0xb7, element(0xf7, unsigned(TRACK)), element(0xf1, position(at))),
    )
    at += bytes.length
    return point
  })
  return element(0x1c53bb6b, ...points)
}

/**
 * Writes a WebM file with one silent VP8 track: header, info, track, cues, then the clusters.
 *
 * @throws {RangeError} when there is no frame
 * @see https://www.rfc-editor.org/rfc/rfc9559 Matroska, of which WebM is a subset
 * @see https://www.rfc-editor.org/rfc/rfc8794 EBML
 */
export const writeWebm = (film: Film): Uint8Array => {
  const { width, height, fps, frames } = film
  if (frames.length === 0) throw new RangeError('A film needs at least one frame.')
  const header = element(
    0x1a45dfa3,
    element(0x4286, unsigned(1)),
    element(0x42f7, unsigned(1)),
    element(0x42f2, unsigned(4)),
    element(0x42f3, unsigned(8)),
    element(0x4282, ascii('webm')),
    element(0x4287, unsigned(4)),
    element(0x4285, unsigned(2)),
  )
  const info = element(
    0x1549a966,
    element(0x2ad7b1, unsigned(1_000_000)),
    element(0x4489, float64((frames.length * 1000) / fps)),
    element(0x4d80, ascii('vitrine')),
    element(0x5741, ascii('vitrine')),
  )
  const track = element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, unsigned(TRACK)),
      element(0x73c5, unsigned(TRACK)),
      element(0x9c, unsigned(0)),
      element(0x83, unsigned(1)),
      element(0x86, ascii('V_VP8')),
      element(0x23e383, unsigned(Math.round(1e9 / fps))),
      element(0xe0, element(0xb0, unsigned(width)), element(0xba, unsigned(height))),
    ),
  )
  const made = clusters(film)
  // Positions count from the first byte inside the segment; the cues' own size does not depend on them.
  const before = info.length + track.length
  const cues = cuesOf(made, before + cuesOf(made, 0).length)
  return joined([header, element(0x18538067, info, track, cues, ...made.map(({ bytes }) => bytes))])
}

/**
 * Takes the VP8 key frame out of a lossy WebP file: the payload of its `VP8 ` chunk.
 *
 * @throws {TypeError} when the file is not a WebP or holds no lossy picture
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
export const keyFrameOf = (webp: Uint8Array): Uint8Array => {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength)
  const name = (at: number) => String.fromCharCode(...webp.subarray(at, at + 4))
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') throw new TypeError('This is not a WebP file.')
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = view.getUint32(at + 4, true)
    if (name(at) === 'VP8 ') return webp.slice(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new TypeError('This WebP file holds no lossy picture.')
}
