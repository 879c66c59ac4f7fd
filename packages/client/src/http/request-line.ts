/** An operation and its argument as a request: an address, and a body if the method has one. */
export interface RequestLine {
  method: string
  url: string
  /** JSON text, or a form with a file. */
  body?: string | FormData
}

/** Writes a call as a request. */
export type WriteLine = (method: string, url: string, input: unknown) => RequestLine

/** True for the hosted platform's hosts, which don't know idempotency keys or token rotation. */
export const isProvider = (apiUrl: string): boolean => apiUrl.endsWith('.wixapis.com')

/**
 * Fills an argument's fields into a path such as `/v1/products/:product.id`.
 * @throws {Error} when a parameter of the path is missing
 */
export const filledIn = (path: string, input: unknown): string =>
  path.replace(/:([\w.]+)/g, (_, name: string) => {
    const value = name.split('.').reduce((part: unknown, key) => Object(part)[key], input) ?? ''
    // An empty value, `.` or `..` would lead to another address.
    if (/^\.{0,2}$/.test(`${value}`)) throw Error(`INVALID_ARGUMENT: "${name}" value is required`)
    return encodeURIComponent(`${value}`)
  })

/**
 * Writes a call. Path parameters are repeated in query or body, as the hosted platform's packages do. Lists
 * in a query become repeated keys.
 */
export const requestLine: WriteLine = (method, url, input) => {
  if (/^P/.test(method)) return { method, url, body: JSON.stringify(input) }
  const fields = Object.entries(Object(input)).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, `${item}`]),
  )
  return { method, url: fields[0] ? `${url}?${new URLSearchParams(fields)}` : url }
}
