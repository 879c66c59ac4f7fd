import type { Operation } from '@vitrine/contract/operations'
import { CommerceError, refuse } from '../http/error.ts'
import { randomText } from '../http/random-text.ts'
import { filledIn, isProvider, requestLine, type WriteLine } from '../http/request-line.ts'
import { routeOf } from '../http/route.ts'
import type { Authorize, Fields, Transport } from '../http/transport.ts'
import { convert, type Shape } from '../wire/convert.ts'

/**
 * Sends an operation. Argument and answer are in the caller's form.
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

/**
 * Makes calls over a transport. Every write carries a key that lets the platform recognize a repeat, so reads
 * and writes can both be retried. The hosted platform has no such keys.
 */
export const createCall =
  (transport: () => Transport, authorize: Authorize): Call =>
  async (operation, input = {}, gives, takes, write = requestLine) => {
    try {
      const { apiUrl, headers, mark, send } = transport()
      const [method, open, custom, path] = routeOf(operation)
      const argument = await convert(input, takes, true)
      const line = write(
        method,
        apiUrl + (isProvider(apiUrl) ? open : custom) + filledIn(path, argument),
        argument,
      )
      const isRead = method === 'GET'
      const isKeyed = !isRead && !isProvider(apiUrl)
      const key = isKeyed && { 'Idempotency-Key': randomText(22) }
      const sent = { ...key, ...headers, ...(await authorize()), ...mark }
      const read = (answer: Fields, text: string) => convert(answer, gives, false, text) as Fields
      return await send(line, sent, isRead || isKeyed, authorize, read)
    } catch (cause) {
      throw cause instanceof CommerceError ? cause : refuse((cause as Error).message, undefined, cause)
    }
  }
