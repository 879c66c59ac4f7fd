import type { Operation } from '@vitrine/contract/operations'
import { checked } from './http/error.ts'
import { randomText } from './http/random-text.ts'
import { isProvider } from './http/request-line.ts'
import type { Fields, Transport } from './http/transport.ts'
import { convert, type Shape } from './wire/convert.ts'

/** Sends an operation. Argument and answer are in the caller's form; the shapes say what differs on the wire. */
export type Call = (operation: Operation, input: unknown, gives?: Shape, takes?: Shape) => Promise<Fields>

/** Headers that prove who calls. */
export type Authorization = Record<string, string>

/**
 * Makes calls by a transport. Every write carries a key by which the platform knows a repeated one, so
 * that both reads and writes can be repeated; the hosted platform knows no such keys.
 */
export const createCall =
  (transport: () => Transport, authorize: () => Promise<Authorization>): Call =>
  async (operation, input = {}, gives, takes) => {
    const { send, headers, mark, apiUrl } = transport()
    const argument = checked(() => convert(input, takes, true))
    const isRead = operation.method === 'GET'
    const isKeyed = !isRead && !isProvider(apiUrl)
    const key = isKeyed && { 'Idempotency-Key': randomText(22) }
    const sent = { ...key, ...headers, ...(await authorize()), ...mark }
    return convert(await send(operation, argument, sent, isRead || isKeyed), gives) as Fields
  }
