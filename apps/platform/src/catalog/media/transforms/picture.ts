import { writeFile } from 'node:fs/promises'
import { errorEntry } from '@vitrine/contract'
import { Failure } from '../../../floor/failure.ts'
import type { FileType } from '../uploads/file-type.ts'
import type { Size } from './render-question.ts'
import { type Renderer, Unreadable } from './renderer.ts'

/** A cleaned picture: its new type, and its size. */
export interface CleanPicture extends Size {
  readonly type: FileType
  readonly sizeBytes: number
}

const WEBP: FileType = { kind: 'image', contentType: 'image/webp', extension: 'webp' }

/**
 * Redraws an uploaded picture in place, which removes what else is in the file.
 *
 * @throws {Failure} MEDIA_DAMAGED, also when it has too many pixels; like `Renderer`
 */
export const cleanPicture = async (
  renderer: Renderer,
  path: string,
  type: FileType,
): Promise<CleanPicture> => {
  const { bytes, width, height } = await renderer.render({ make: 'clean', file: path, type }).catch(damaged)
  await writeFile(path, bytes, { flush: true })
  return { type: type.extension === 'avif' ? WEBP : type, sizeBytes: bytes.length, width, height }
}

const damaged = (error: unknown): never => {
  if (!(error instanceof Unreadable)) throw error
  throw new Failure('MEDIA_DAMAGED', {}, errorEntry('MEDIA_DAMAGED').means, error)
}
