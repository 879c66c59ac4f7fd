/** The type of a file, found from its first bytes and never from its name. */
export interface FileType {
  readonly kind: 'image' | 'video' | 'audio' | 'document' | 'zip'
  readonly contentType: string
  /** Without a dot. */
  readonly extension: string
}

/** How many bytes from the start are enough to find a file's type. */
export const HEAD_BYTES = 4096

const type = (kind: FileType['kind'], contentType: string, extension: string): FileType => ({
  kind,
  contentType,
  extension,
})

const MP4 = type('video', 'video/mp4', 'mp4')
const MP3 = type('audio', 'audio/mpeg', 'mp3')

/** File signatures; a non-ASCII character represents the byte with its code. */
const MAGIC: readonly (readonly [start: string, type: FileType])[] = [
  ['\xff\xd8\xff', type('image', 'image/jpeg', 'jpg')],
  ['\x89PNG\r\n\x1a\n', type('image', 'image/png', 'png')],
  ['GIF87a', type('image', 'image/gif', 'gif')],
  ['GIF89a', type('image', 'image/gif', 'gif')],
  ['ID3', MP3],
  ['\xff\xfb', MP3],
  ['\xff\xf3', MP3],
  ['\xff\xf2', MP3],
  ['\xff\xf1', type('audio', 'audio/aac', 'aac')],
  ['\xff\xf9', type('audio', 'audio/aac', 'aac')],
  ['fLaC', type('audio', 'audio/flac', 'flac')],
  ['%PDF-', type('document', 'application/pdf', 'pdf')],
]

/** The brands of the MP4 family (ISO/IEC 14496-12) that browsers play or show. */
const BRANDS: Readonly<Record<string, FileType>> = {
  avif: type('image', 'image/avif', 'avif'),
  avis: type('image', 'image/avif', 'avif'),
  'M4A ': type('audio', 'audio/mp4', 'm4a'),
  'qt  ': type('video', 'video/quicktime', 'mov'),
  ...Object.fromEntries(
    ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'mmp4', 'MSNV'].map(
      (brand) => [brand, MP4],
    ),
  ),
}

/** Office files are ZIPs with a characteristic part. */
const OFFICE: readonly (readonly [part: string, type: FileType])[] = [
  [
    'word/',
    type('document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  ],
  ['xl/', type('document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx')],
  [
    'ppt/',
    type('document', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'),
  ],
]
const OPEN_DOCUMENT: Readonly<Record<string, FileType>> = {
  'application/vnd.oasis.opendocument.text': type(
    'document',
    'application/vnd.oasis.opendocument.text',
    'odt',
  ),
  'application/vnd.oasis.opendocument.spreadsheet': type(
    'document',
    'application/vnd.oasis.opendocument.spreadsheet',
    'ods',
  ),
  'application/epub+zip': type('document', 'application/epub+zip', 'epub'),
}
const ZIP = type('zip', 'application/zip', 'zip')

/**
 * Returns a file's type from its first bytes; undefined for types the media store doesn't accept, such as
 * SVG, HTML and programs.
 */
export const fileTypeOf = (head: Uint8Array): FileType | undefined => {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1')
  if (text.startsWith('RIFF')) return riffTypeOf(text.slice(8, 12))
  if (text.slice(4, 8) === 'ftyp') return brandTypeOf(text.slice(8, 12))
  if (text.startsWith('\x1a\x45\xdf\xa3')) return /^.{4,60}webm/s.test(text) ? WEBM : undefined
  if (text.startsWith('OggS')) return /^.{28,60}(vorbis|OpusHead|FLAC|Speex)/s.test(text) ? OGG : undefined
  if (text.startsWith('PK\x03\x04')) return zipTypeOf(text)
  return MAGIC.find(([start]) => text.startsWith(start))?.[1]
}

const WEBM = type('video', 'video/webm', 'webm')
const OGG = type('audio', 'audio/ogg', 'ogg')

const riffTypeOf = (form: string): FileType | undefined => {
  if (form === 'WEBP') return type('image', 'image/webp', 'webp')
  return form === 'WAVE' ? type('audio', 'audio/wav', 'wav') : undefined
}

const brandTypeOf = (brand: string): FileType | undefined =>
  Object.hasOwn(BRANDS, brand) ? BRANDS[brand] : undefined

const zipTypeOf = (text: string): FileType => {
  const declared = /^.{30}mimetype([\w/.+-]+?)PK/s.exec(text)?.[1] ?? ''
  if (Object.hasOwn(OPEN_DOCUMENT, declared)) return OPEN_DOCUMENT[declared] ?? ZIP
  if (!/^.{30}(\[Content_Types\]\.xml|_rels\/|docProps\/)/s.test(text)) return ZIP
  return OFFICE.find(([part]) => text.includes(part))?.[1] ?? ZIP
}
