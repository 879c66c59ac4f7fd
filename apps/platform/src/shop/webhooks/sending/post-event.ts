import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { checkedAddresses, lookupOf, type Resolve } from '../../../floor/outgoing/checked-host.ts'
import { isPublicAddress } from '../../../floor/outgoing/public-address.ts'
import type { Attempt } from '../kept/attempts.store.ts'
import type { SignedEvent } from './signing.ts'

/** The outcome of an attempt. */
export type Outcome = Pick<Attempt, 'response' | 'error'>

/**
 * Posts an event to a receiver: once, without following redirects. Never throws: a failure is an outcome.
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
const KEPT_HEADERS = ['content-type', 'content-length', 'location', 'retry-after', 'server', 'date']

/** Whether events can be sent to an address at all, as far as one sees without asking the network. */
export const isReceiver = (address: string, allowsPlain: boolean): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || url.password || url.hash) return false
  return url.protocol === 'https:' || (allowsPlain && url.protocol === 'http:')
}

export const createPostEvent = ({
  allows = isPublicAddress,
  allowsPlain = false,
  resolve,
  timeoutMs = 5_000,
}: PostEventOptions = {}): PostEvent => {
  const post = async (address: string, event: SignedEvent, signal: AbortSignal): Promise<Outcome> => {
    if (!isReceiver(address, allowsPlain)) return { error: 'The address must start with https://.' }
    const url = new URL(address)
    const addresses = await checkedAddresses(url.hostname, allows, resolve).catch(() => undefined)
    if (!addresses) return { error: `The host ${url.hostname} was not found.` }
    if (addresses.length === 0) return { error: `The host ${url.hostname} is not on the public internet.` }
    signal.throwIfAborted()
    const response = await send(url, addresses, event, signal)
    const { statusCode: status = 0, headers } = response
    const body = await readText(response)
    const kept = KEPT_HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
    return {
      response: { status, headers: Object.fromEntries(kept), body: body.slice(0, MOST_CHARACTERS) },
      error: problemOf(status),
    }
  }

  return async (address, event, stop) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      return await post(address, event, AbortSignal.any([stop, timeout]))
    } catch (error) {
      if (timeout.aborted) return { error: `No complete answer within ${timeoutMs / 1000} seconds.` }
      return { error: `The connection failed: ${error instanceof Error ? error.message : String(error)}` }
    }
  }
}

const problemOf = (status: number): string => {
  if (status >= 200 && status < 300) return ''
  if (status >= 300 && status < 400) return `Answered ${status}. Redirects are not followed.`
  return `Answered ${status}.`
}

const send = (
  url: URL,
  addresses: readonly string[],
  { body, headers }: SignedEvent,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = {
    ...{ method: 'POST', agent: false as const, lookup: lookupOf(addresses), signal },
    headers: {
      ...headers,
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'identity',
      'user-agent': 'Vitrine',
    },
  }
  return new Promise((answered, failed) => {
    request(url, options, answered).on('error', failed).end(body)
  })
}

const readText = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    chunks.push(chunk)
    if (size > MOST_BYTES) break // leaving the loop closes the connection
  }
  // Databases store no NUL.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}
