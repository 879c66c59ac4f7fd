import {
  Agent as HttpAgent,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { urlToHttpOptions } from 'node:url'
import { createBounded } from '../../../floor/bounded.ts'
import { checkedAddresses, lookupOf, type Resolve } from '../../../floor/outgoing/checked-host.ts'
import { isPublicAddress } from '../../../floor/outgoing/public-address.ts'
import type { Attempt } from '../kept/attempts.store.ts'
import { type Limit, limitOf } from './limit.ts'
import type { SignedEvent } from './signing.ts'

/** The outcome of an attempt. */
export type Outcome = Pick<Attempt, 'response' | 'error'>

/**
 * Posts an event to a receiver, without following redirects. Never throws: a failure is an outcome.
 *
 * Connections are kept for the next event, because opening one costs more than the event. The addresses of a host
 * are resolved and checked once for each connection, which then goes to one of them.
 *
 * @param signal - aborts it
 */
export type PostEvent = (url: string, event: SignedEvent, signal: AbortSignal) => Promise<Outcome>

export interface PostEventOptions {
  /** Which IP addresses may be called; default: those of the public internet. */
  readonly allows?: (address: string) => boolean
  /** Whether http is allowed; default: https only. */
  readonly allowsPlain?: boolean
  /** Finds the addresses of a host name; default: the system's resolver. */
  readonly resolve?: Resolve
  /** How long a receiver may take; default 5,000. */
  readonly timeoutMs?: number
}

/** Answers are kept to read them, not to be useful. */
const MOST_CHARACTERS = 2_000
/** An answer may be longer, but not without end. */
const MOST_BYTES = 100_000
/** How long a connection is kept without events: less than most servers keep it. */
const IDLE_MS = 4_000
/** Addresses that don't have to be parsed again. */
const KEPT_TARGETS = 1_000
const KEPT_HEADERS = ['content-type', 'content-length', 'location', 'retry-after', 'server', 'date']

/** Whether events can be sent to an address at all, as far as one sees without asking the network. */
export const isReceiver = (address: string, allowsPlain: boolean): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || url.password || url.hash) return false
  return url.protocol === 'https:' || (allowsPlain && url.protocol === 'http:')
}

/** Why a host isn't called; its message is shown to the webhook's owner. */
class HostRefused extends Error {}

export const createPostEvent = ({
  allows = isPublicAddress,
  allowsPlain = false,
  resolve,
  timeoutMs = 5_000,
}: PostEventOptions = {}): PostEvent => {
  const kept = { keepAlive: true, timeout: IDLE_MS }
  const targets = createBounded<Target>(KEPT_TARGETS)
  const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) }

  const addressesOf = async (hostname: string): Promise<readonly string[]> => {
    const addresses = await checkedAddresses(hostname, allows, resolve).catch(() => undefined)
    if (!addresses) throw new HostRefused(`The host ${hostname} was not found.`)
    if (addresses.length === 0) throw new HostRefused(`The host ${hostname} is not on the public internet.`)
    return addresses
  }
  const lookup: LookupFunction = (hostname, options, found) => {
    addressesOf(hostname).then(
      (addresses) => lookupOf(addresses)(hostname, options, found),
      (error: Error) => found(error, ''),
    )
  }

  const send = (
    target: Target,
    event: SignedEvent,
    limit: Limit,
    isKept: boolean,
  ): Promise<IncomingMessage> => {
    const { isPlain, options } = target
    const agent = isKept && (isPlain ? agents.http : agents.https)
    const request = (isPlain ? requestHttp : requestHttps)({
      ...options,
      ...{ method: 'POST', agent, lookup },
      headers: {
        ...event.headers,
        'content-length': Buffer.byteLength(event.body),
        'accept-encoding': 'identity',
        'user-agent': 'Vitrine',
      },
    })
    limit.request = request
    return new Promise((answered, failed) => {
      request.on('response', answered)
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The receiver may have closed the kept connection just before.
        const isStale = request.reusedSocket && error.code === 'ECONNRESET'
        if (isStale && !limit.over) send(target, event, limit, false).then(answered, failed)
        else failed(error)
      })
      request.end(event.body)
    })
  }

  const post = async (target: Target, event: SignedEvent, limit: Limit): Promise<Outcome> => {
    if (target.isAddress) await addressesOf(target.hostname) // nothing is looked up for an IP address
    if (limit.over) throw new Error('It was given up.')
    const response = await send(target, event, limit, true)
    const { statusCode: status = 0, headers } = response
    const body = await readText(response)
    const kept = KEPT_HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
    return {
      response: { status, headers: Object.fromEntries(kept), body: body.slice(0, MOST_CHARACTERS) },
      error: problemOf(status),
    }
  }

  return async (address, event, stop) => {
    const target = targets.get(address) ?? targetOf(address, allowsPlain)
    if (!target) return { error: 'The address must start with https://.' }
    targets.set(address, target)
    const limit = limitOf(timeoutMs, stop)
    try {
      return await post(target, event, limit)
    } catch (error) {
      if (limit.over === 'late') return { error: `No complete answer within ${timeoutMs / 1000} seconds.` }
      if (error instanceof HostRefused) return { error: error.message }
      return { error: `The connection failed: ${error instanceof Error ? error.message : String(error)}` }
    } finally {
      limit.end()
    }
  }
}

/** What a request needs of an address, worked out once. */
interface Target {
  readonly isPlain: boolean
  readonly hostname: string
  readonly isAddress: boolean
  readonly options: RequestOptions
}

const targetOf = (address: string, allowsPlain: boolean): Target | undefined => {
  if (!isReceiver(address, allowsPlain)) return undefined
  const url = new URL(address)
  const { hostname } = url
  return {
    ...{ isPlain: url.protocol === 'http:', hostname, options: urlToHttpOptions(url) },
    isAddress: isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0,
  }
}

const problemOf = (status: number): string => {
  if (status >= 200 && status < 300) return ''
  if (status >= 300 && status < 400) return `Answered ${status}. Redirects are not followed.`
  return `Answered ${status}.`
}

const readText = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    // Databases store no NUL.
    const finish = () => resolve(Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''))
    response.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= MOST_BYTES) return
      finish()
      response.destroy() // closes the connection
    })
    response.on('end', finish)
    response.on('error', reject)
  })
