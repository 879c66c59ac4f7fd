import { DIGITAL_LIMITS, type FileType as WireFileType } from '@vitrine/contract'
import type { Accepts } from '../media/uploads/arrivals.ts'
import { cleanFileName } from '../media/uploads/file-name.ts'
import { type FileType, fileTypeOf } from '../media/uploads/file-type.ts'

const RAW: FileType = { kind: 'document', contentType: 'application/octet-stream', extension: 'bin' }

/** Accepts any type: buyers save the file, and no browser opens it as a page of the platform. */
export const ANY_FILE: Accepts = {
  typeOf: (head) => fileTypeOf(head) ?? RAW,
  maxBytes: () => DIGITAL_LIMITS.bytes,
}

const WIRE_TYPES: Readonly<Record<FileType['kind'], WireFileType>> = {
  image: 'SECURE_PICTURE',
  video: 'SECURE_VIDEO',
  audio: 'SECURE_MUSIC',
  document: 'SECURE_DOCUMENT',
  zip: 'SECURE_ARCHIVE',
}

export const wireTypeOf = (type: FileType): WireFileType =>
  type.contentType === RAW.contentType ? 'SECURE_RAW' : WIRE_TYPES[type.kind]

/** Cleans a file's name. A type that says little about its use keeps the sender's own extension. */
export const digitalName = (name: string, { contentType, extension }: FileType): string => {
  const own = /\.([A-Za-z0-9]{1,5})$/.exec(name.trim())?.[1]
  const isVague = contentType === RAW.contentType || extension === 'zip'
  return cleanFileName(name, isVague && own !== undefined ? own : extension)
}
