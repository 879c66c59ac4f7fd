import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import type { TSchema } from 'typebox'
import { fail, refuse, unreadable } from '../../failure.ts'
import { type Watch, watchOver } from '../stalled.ts'
import { inputOfTexts } from './input.ts'

/** A file of a form, while it arrives. */
export interface IncomingFile {
  /** The sender's name for it; empty if it has none. Not sanitized. */
  readonly name: string
  /** Its bytes as they arrive. Reading slowly slows the sender down. */
  readonly chunks: AsyncIterable<Uint8Array>
}

/** What a form can contain in addition to its file. */
const LIMITS = { files: 1, fields: 20, parts: 22, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50 }

/** Room for the texts of a form and what separates its parts. */
const AROUND_THE_FILE = 250_000

/**
 * Reads a form (RFC 7578): passes its part `file` to `keep` as it arrives and returns the other parts, which
 * may come before or after it. Reads nothing of a form that says it is too large.
 *
 * @param maxBytes - of the file
 * @throws {Failure} PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE when the body is not a form
 * @throws {InvalidArgument} when the form is broken, ends early or has no file
 */
export const readFileForm = async (
  request: FastifyRequest,
  schema: TSchema,
  maxBytes: number,
  keep: (file: IncomingFile) => Promise<void>,
): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) throw fail('UNSUPPORTED_MEDIA_TYPE', {}, 'The body must be a form with a file.')
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + AROUND_THE_FILE)
    throw fail('PAYLOAD_TOO_LARGE', { maxBytes })
  const texts: Record<string, unknown> = {}
  const held = { file: false, failure: undefined as unknown }
  const watch = watchOver(request.raw)
  // One byte more than allowed, so that the reader of the file notices that it is too large.
  const parts = request.parts({ limits: { ...LIMITS, fileSize: maxBytes + 1 } })
  try {
    for (;;) {
      const { done, value: part } = await watch.or(parts.next())
      if (done) break
      if (part.type === 'field') texts[part.fieldname] = part.value
      else if (part.fieldname !== 'file') throw notFile(part.fieldname)
      else {
        held.file = true
        await keep({ name: part.filename ?? '', chunks: arriving(part.file, watch) }).catch((error) => {
          held.failure = error
          throw error
        })
      }
    }
  } catch (error) {
    request.raw.unpipe() // the parser gets no more of a rejected body
    if (held.failure !== undefined) throw held.failure
    throw hasStatus(error) ? error : unreadable()
  } finally {
    watch.end()
  }
  if (!held.file) throw refuse('file', 'REQUIRED_FIELD', 'must be given')
  return inputOfTexts(texts, schema)
}

/** A part may have no name. */
const notFile = (name: string | undefined) =>
  refuse((name ?? 'body').slice(0, 100), 'FIELD_NOT_ALLOWED', 'is not a file')

/** A form that breaks off within its file is the sender's error, not that of the part that stores the file. */
async function* arriving(file: Readable, watch: Watch): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await watch.or(chunks.next()).catch(() => {
        throw unreadable()
      })
      if (done) return
      yield value
    }
  } finally {
    file.destroy()
  }
}

/** The parser's own errors have no status if a form is broken. */
const hasStatus = (error: unknown): boolean =>
  error instanceof Error && ('statusCode' in error || 'violations' in error || 'code' in error)
