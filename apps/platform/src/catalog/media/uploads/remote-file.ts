import { lookup as lookUp } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { fail } from '../../../floor/failure.ts'
import { MOST_BYTES } from './arrivals.ts'
import { isPublicAddress } from './public-address.ts'

/** A file of another host, while it arrives. */
export interface RemoteFile {
  readonly chunks: AsyncIterable<Uint8Array>
  /** The last part of its address; may be empty. */
  readonly name: string
}

/**
 * Opens a file of another host and hands it to `use`; the connection ends when that settles.
 *
 * @throws {Failure} MEDIA_ADDRESS_NOT_ALLOWED, before anything is sent, when the address or one that it leads to is no
 * place on the public internet; MEDIA_NOT_FETCHED when no file comes in time
 */
export type OpenRemoteFile = <T>(url: string, use: (file: RemoteFile) => Promise<T>) => Promise<T>

export interface RemoteFileOptions {
  /** Finds the IP addresses of a host's name; default: as the system does. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>
  /** Which addresses may be connected to; default: those of the public internet. */
  readonly allows?: (address: string) => boolean
  /** How long all of it may take; default 20,000. */
  readonly timeoutMs?: number
}

const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Makes what fetches files that callers name. A name is resolved once a hop, each of its addresses is checked, and
 * the connection is made to one that was checked, so that the name cannot mean another place by then.
 */
export const createOpenRemoteFile =
  ({
    resolve = addressesOf,
    allows = isPublicAddress,
    timeoutMs = 20_000,
  }: RemoteFileOptions = {}): OpenRemoteFile =>
  async (url, use) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const checkedAddresses = async (hostname: string): Promise<readonly string[]> => {
      const host = hostname.replace(/^\[(.*)\]$/, '$1')
      const addresses = isIP(host) ? [host] : await resolve(host).catch(notFetched)
      if (addresses.length === 0 || !addresses.every(allows)) throw fail('MEDIA_ADDRESS_NOT_ALLOWED')
      return addresses
    }
    const follow = async (address: URL, redirects: number): Promise<[IncomingMessage, URL]> => {
      assertPlain(address)
      const response = await get(address, await checkedAddresses(address.hostname), signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return [response, address]
      response.destroy()
      if (!REDIRECTS.includes(statusCode) || redirects === MOST_REDIRECTS || !headers.location)
        throw fail('MEDIA_NOT_FETCHED', { status: statusCode })
      if (!URL.canParse(headers.location, address)) throw fail('MEDIA_ADDRESS_NOT_ALLOWED')
      return follow(new URL(headers.location, address), redirects + 1)
    }

    const [response, { pathname }] = await follow(new URL(url), 0)
    try {
      if (Number(response.headers['content-length'] ?? 0) > MOST_BYTES) throw fail('PAYLOAD_TOO_LARGE')
      return await use({ chunks: arriving(response), name: nameIn(pathname) })
    } finally {
      response.destroy()
    }
  }

const addressesOf = async (hostname: string): Promise<string[]> =>
  (await lookUp(hostname, { all: true })).map(({ address }) => address)

const notFetched = (): never => {
  throw fail('MEDIA_NOT_FETCHED')
}

/** Only the web, and nobody's name or password along. */
const assertPlain = ({ protocol, username, password }: URL): void => {
  if (/^https?:$/.test(protocol) && username === '' && password === '') return
  throw fail('MEDIA_ADDRESS_NOT_ALLOWED')
}

/** Connects to an address that was checked, whatever the name means by now; certificates are held against the name. */
const get = (url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> => {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  const [{ address, family } = { address: '', family: 4 }] = known
  const lookup: LookupFunction = (_hostname, { all }, found) =>
    all ? found(null, known) : found(null, address, family)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrine' }
  return new Promise<IncomingMessage>((answered, failed) => {
    const options = { agent: false as const, lookup, signal, headers }
    request(url, options, answered).on('error', failed).end()
  }).catch(notFetched)
}

/** What breaks on the way is the other host's fault; what goes wrong with the file here is not. */
async function* arriving(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = response[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await chunks.next().catch(notFetched)
    if (done) return
    yield value
  }
}

const nameIn = (pathname: string): string => {
  const last = pathname.split('/').pop() ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
