import type { Operation } from '@vitrine/contract/operations'
import { base64url } from './base64url.ts'

/** A GET whose query is longer than this is sent as POST (specification section 9). */
const LONGEST_QUERY = 4000

/** What an operation and its argument become: an address, and a body where the method has one. */
export interface RequestLine {
  method: string
  url: string
  body?: string
}

/** True for the hosts of the hosted platform, which know nothing of idempotency keys or token rotation. */
export const isProvider = (apiUrl: string): boolean => apiUrl.endsWith('.wixapis.com')

/**
 * Writes an operation as a request. Parameters of the path are repeated in query or body, as the
 * hosted platform's packages do; each is one encoded segment.
 *
 * @param apiUrl - where the platform answers; the provider's own hosts have base paths of their own
 * @throws {Error} when a parameter of the path is missing
 */
export function requestLine(operation: Operation, input: unknown, apiUrl: string): RequestLine {
  const { service, method, path, query } = operation
  const base = service.bases[isProvider(apiUrl) ? 'public' : 'custom'][0]
  const url = apiUrl + base + path.replace(/:([\w.]+)/g, (_, name: string) => segment(name, input))
  const isRead = method === 'GET' || method === 'DELETE'
  const search = isRead ? queryText(input, query) : ''
  if (isRead && search.length <= LONGEST_QUERY) return { method, url: search ? `${url}?${search}` : url }
  return { method: isRead ? 'POST' : method, url, body: JSON.stringify(input) }
}

/** One segment of a path. Nothing, `.` and `..` would lead to another address. */
const segment = (name: string, input: unknown): string => {
  const value = name.split('.').reduce((part: unknown, key) => Object(part)[key], input)
  if (/^\.{0,2}$/.test(`${value ?? ''}`)) throw Error(`INVALID_ARGUMENT: "${name}" value is required`)
  return encodeURIComponent(`${value}`)
}

/** Nested fields as `a.b=c`, lists as repeated keys; a query that nests as one key `.r` of base64url JSON. */
const queryText = (input: unknown, isQuery?: true): string => {
  const query = new URLSearchParams()
  let nests = false
  const add = (value: unknown, name: string): void => {
    if (value !== null && typeof value === 'object' && !('toJSON' in value)) {
      const isList = Array.isArray(value)
      for (const [key, field] of Object.entries(value))
        add(field, isList ? name : name ? `${name}.${key}` : key)
    } else if (value != null) query.append(name, `${value}`)
    nests ||= name.includes('.')
  }
  add(input, '')
  return nests && isQuery ? `.r=${base64url(utf8(JSON.stringify(input)))}` : `${query}`
}

/** Text as UTF-8 bytes, one character each. */
const utf8 = (text: string): string =>
  new TextEncoder().encode(text).reduce((bytes, byte) => bytes + String.fromCharCode(byte), '')
