import type { Operation } from '@vitrine/contract/operations'
import { checked } from './http/error.ts'
import { randomText } from './http/random-text.ts'
import { isProvider, requestLine, type WriteLine } from './http/request-line.ts'
import type { Fields, Transport } from './http/transport.ts'
import { convert, type Shape } from './wire/convert.ts'

/**
 * Sends an operation. Argument and answer are in the caller's form.
 *
 * @param gives - fields of the answer that differ on the wire
 * @param takes - fields of the argument that differ on the wire
 * @param write - how the request is written
 */
export type Call = (
  operation: Operation,
  input: unknown,
  gives?: Shape,
  takes?: Shape,
  write?: WriteLine,
) => Promise<Fields>

/** Headers that prove who calls. */
export type Authorization = Record<string, string>

/**
 * Makes calls by a transport. Every write carries a key by which the platform knows a repeated one, so
 * that both reads and writes can be repeated; the hosted platform knows no such keys.
 */
export const createCall =
  (transport: () => Transport, authorize: () => Promise<Authorization>): Call =>
  async (operation, input = {}, gives, takes, write = requestLine) => {
    const { send, headers, mark, apiUrl } = transport()
    const line = checked(() => write(operation, convert(input, takes, true), apiUrl))
    const isRead = operation.method === 'GET'
    const isKeyed = !isRead && !isProvider(apiUrl)
    const key = isKeyed && { 'Idempotency-Key': randomText(22) }
    const sent = { ...key, ...headers, ...(await authorize()), ...mark }
    return convert(await send(line, sent, isRead || isKeyed), gives) as Fields
  }
