import type { Operation } from '@vitrine/contract/operations'

/** What an operation and its argument become: an address, and a body where the method has one. */
export interface RequestLine {
  method: string
  url: string
  /** JSON text, or a form with a file. */
  body?: string | FormData
}

/** Writes an operation as a request. */
export type WriteLine = (operation: Operation, input: unknown, apiUrl: string) => RequestLine

/** True for the hosts of the hosted platform, which know nothing of idempotency keys or token rotation. */
export const isProvider = (apiUrl: string): boolean => apiUrl.endsWith('.wixapis.com')

/**
 * The address of an operation. The provider's own hosts have base paths of their own.
 *
 * @throws {Error} when a parameter of the path is missing
 */
export const addressOf = (operation: Operation, input: unknown, apiUrl: string): string =>
  apiUrl +
  operation.service.bases[isProvider(apiUrl) ? 'public' : 'custom'][0] +
  operation.path.replace(/:([\w.]+)/g, (_, name: string) => {
    const value = name.split('.').reduce((part: unknown, key) => Object(part)[key], input) ?? ''
    // Nothing, `.` and `..` would lead to another address.
    if (/^\.{0,2}$/.test(`${value}`)) throw Error(`INVALID_ARGUMENT: "${name}" value is required`)
    return encodeURIComponent(`${value}`)
  })

/**
 * Writes a call. Parameters of the path are repeated in query or body, as the hosted platform's packages
 * do. Lists in a query are repeated keys.
 */
export const requestLine: WriteLine = (operation, input, apiUrl) => {
  const { method } = operation
  const url = addressOf(operation, input, apiUrl)
  if (method === 'POST' || method === 'PATCH') return { method, url, body: JSON.stringify(input) }
  const fields = Object.entries(Object(input)).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, `${item}`]),
  )
  return { method, url: fields[0] ? `${url}?${new URLSearchParams(fields)}` : url }
}
