import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@vitrine/contract'
import type { FastifyBaseLogger } from 'fastify'
import { fail, unreadable } from '../failure.ts'
import { headersBeforeHooks } from './headers.ts'
import { wireError } from './wire-error.ts'

/** What Node's parser and timers reject, by code; anything else couldn't be read. */
const REFUSED: ReadonlyMap<string, ErrorCode> = new Map([
  ['HPE_HEADER_OVERFLOW', 'HEADERS_TOO_LARGE'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'PAYLOAD_TOO_LARGE'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'REQUEST_TIMEOUT'],
])

/**
 * Answers what Node's parser rejects before there is a request: bytes that aren't HTTP, headers beyond 16 kB,
 * a request that takes too long to arrive. Error form, request id and log line are the same as for any other.
 * The bytes themselves are never logged, because they may contain a token.
 */
export const createClientErrors =
  (logger: FastifyBaseLogger, nextRequestId: () => string, isSecure: boolean) =>
  (error: Error & { code: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const requestId = nextRequestId()
    const known = REFUSED.get(error.code)
    const { status, body } = wireError(known ? fail(known) : unreadable())
    logger.info({ requestId, route: 'none', status, reason: error.code }, 'answered')
    const text = JSON.stringify(body)
    const headers = {
      ...headersBeforeHooks(requestId, isSecure),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`, () => {
      socket.destroy() // ignores anything the other side still sends
    })
  }
