import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { fail } from '../../../floor/failure.ts'
import { checkedAddresses, lookupOf, type Resolve } from '../../../floor/outgoing/checked-host.ts'
import { isPublicAddress } from '../../../floor/outgoing/public-address.ts'
import { MOST_BYTES } from './arrivals.ts'

/** A file on another host, while it arrives. */
export interface RemoteFile {
  readonly chunks: AsyncIterable<Uint8Array>
  /** The last part of its address; may be empty. */
  readonly name: string
}

/**
 * Opens a file on another host and passes it to `use`; the connection closes when that settles.
 *
 * @throws {Failure} MEDIA_ADDRESS_NOT_ALLOWED, before anything is sent, when the address or one it redirects
 * to is not on the public internet; MEDIA_NOT_FETCHED when no file comes in time
 */
export type OpenRemoteFile = <T>(url: string, use: (file: RemoteFile) => Promise<T>) => Promise<T>

export interface RemoteFileOptions {
  /** Finds the IP addresses of a host name; default: the system's resolver. */
  readonly resolve?: Resolve
  /** Which addresses are allowed; default: those on the public internet. */
  readonly allows?: (address: string) => boolean
  /** The time limit for everything; default 20,000. */
  readonly timeoutMs?: number
}

const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Creates the fetcher for files that callers name. Each name is resolved once per hop, all its addresses are
 * checked, and the connection goes to a checked one, so that the name can't lead somewhere else by then.
 */
export const createOpenRemoteFile =
  ({ resolve, allows = isPublicAddress, timeoutMs = 20_000 }: RemoteFileOptions = {}): OpenRemoteFile =>
  async (url, use) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const addressesOf = async (hostname: string): Promise<readonly string[]> => {
      const addresses = await checkedAddresses(hostname, allows, resolve).catch(notFetched)
      if (addresses.length === 0) throw fail('MEDIA_ADDRESS_NOT_ALLOWED')
      return addresses
    }
    const follow = async (address: URL, redirects: number): Promise<[IncomingMessage, URL]> => {
      assertPlain(address)
      const response = await get(address, await addressesOf(address.hostname), signal)
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

const notFetched = (): never => {
  throw fail('MEDIA_NOT_FETCHED')
}

/** Only the web, without user name or password. */
const assertPlain = ({ protocol, username, password }: URL): void => {
  if (/^https?:$/.test(protocol) && username === '' && password === '') return
  throw fail('MEDIA_ADDRESS_NOT_ALLOWED')
}

/** Connects to a checked address, even if the name resolves to another by now; certificates are checked against the name. */
const get = (url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> => {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrine' }
  return new Promise<IncomingMessage>((answered, failed) => {
    const options = { agent: false as const, lookup: lookupOf(addresses), signal, headers }
    request(url, options, answered).on('error', failed).end()
  }).catch(notFetched)
}

/** A broken transfer is the other host's error; a failure to store the file isn't. */
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
