import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { checkedAddresses, lookupOf } from '../../floor/outgoing/checked-host.ts'
import { isPublicAddress } from '../../floor/outgoing/public-address.ts'

/** A provider couldn't be called, or answered incorrectly. The message is for logs. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble'
}

export interface Outgoing {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: URLSearchParams | undefined
}

/**
 * Calls a provider: one request, no redirects, five seconds, a megabyte. Of the headers only the content type
 * is passed on.
 * @throws {ProviderTrouble} when the address isn't on the public internet, or there is no answer
 */
export type ProviderFetch = (url: string, outgoing: Outgoing) => Promise<Response>

export interface ProviderFetchOptions {
  /** The allowed IP addresses; default: those of the public internet. */
  readonly allows?: (address: string) => boolean
  /** Whether http is allowed; default: https only. */
  readonly allowsPlain?: boolean
  readonly timeoutMs?: number
}

const MAX_BYTES = 1_048_576

export const createProviderFetch =
  ({
    allows = isPublicAddress,
    allowsPlain = false,
    timeoutMs = 5_000,
  }: ProviderFetchOptions = {}): ProviderFetch =>
  async (address, { method, headers, body }) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isWeb = url?.protocol === 'https:' || (allowsPlain && url?.protocol === 'http:')
    if (!url || !isWeb || url.username || url.password) throw new ProviderTrouble('is not an https address')
    const found = await checkedAddresses(url.hostname, allows).catch(() => [])
    if (found.length === 0) throw new ProviderTrouble('is not on the public internet')
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise<Response>((answered, failed) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const options = {
        ...{ method, agent: false as const, lookup: lookupOf(found), signal },
        headers: { ...headers, 'accept-encoding': 'identity' },
      }
      const sent = request(url, options, (response) => read(response).then(answered, failed))
      sent.on('error', failed)
      sent.end(body?.toString())
    }).catch((error: unknown) => {
      throw new ProviderTrouble('did not answer', { cause: error })
    })
  }

const read = async (response: IncomingMessage): Promise<Response> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('sent too much')
    chunks.push(chunk)
  }
  return new Response(size > 0 ? Buffer.concat(chunks) : null, {
    status: response.statusCode ?? 0,
    headers: { 'content-type': response.headers['content-type'] ?? '' },
  })
}
