import { lookup as lookUp } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../../catalog/media/uploads/public-address.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'

/** Says that a provider could not be asked, or did not answer as it should. The message is for logs. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble'
}

export interface Outgoing {
  /** Default GET. */
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Asks a provider for JSON: one request, no redirect followed, five seconds, a megabyte.
 *
 * @throws {ProviderTrouble} when the address is not on the public internet, or what comes is no JSON object
 */
export type AskProvider = (
  url: string,
  outgoing?: Outgoing,
) => Promise<{ status: number; body: Record<string, unknown> }>

export interface AskProviderOptions {
  /** Which IP addresses may be asked; default: those of the public internet. */
  readonly allows?: (address: string) => boolean
  /** Whether http will do; default: https alone. */
  readonly allowsPlain?: boolean
  readonly timeoutMs?: number
}

const MOST_BYTES = 1_048_576

export const createAskProvider =
  ({
    allows = isPublicAddress,
    allowsPlain = false,
    timeoutMs = 5_000,
  }: AskProviderOptions = {}): AskProvider =>
  async (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isWeb = url?.protocol === 'https:' || (allowsPlain && url?.protocol === 'http:')
    if (!url || !isWeb || url.username || url.password) throw new ProviderTrouble('is no https address')
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const found = isIP(host) ? [host] : await addressesOf(host)
    if (found.length === 0 || !found.every(allows)) throw new ProviderTrouble('is not on the public internet')
    const known = found.map((each) => ({ address: each, family: isIP(each) }))
    // To one that was checked, whatever the name means by then; certificates are held against the name.
    const lookup: LookupFunction = (_name, { all }, answer) =>
      all ? answer(null, known) : answer(null, known[0]?.address ?? '', known[0]?.family ?? 4)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const { status, text } = await new Promise<{ status: number; text: string }>((answered, failed) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const options = {
        ...{ method, agent: false as const, lookup, signal },
        headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
      }
      const sent = request(url, options, (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MOST_BYTES) sent.destroy(new Error('too much'))
          else chunks.push(chunk)
        })
        response.on('error', failed)
        response.on('end', () =>
          answered({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        )
      })
      sent.on('error', failed)
      sent.end(body)
    }).catch((error: unknown) => {
      throw new ProviderTrouble('did not answer', { cause: error })
    })
    return { status, body: parsed(text) }
  }

const addressesOf = (host: string): Promise<string[]> =>
  lookUp(host, { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => [],
  )

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // Said below, for whatever is no object.
  }
  throw new ProviderTrouble('did not answer with JSON')
}
