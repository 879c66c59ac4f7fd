import { base64url } from '../http/base64url.ts'
import type { WriteLine } from '../http/request-line.ts'

/** Writes a query: its argument as one key `.r` of base64url JSON, or as the body if that grows too long. */
export const queryLine: WriteLine = (method, url, input) => {
  const body = JSON.stringify(input)
  const bytes = new TextEncoder().encode(body)
  // A GET with a query above 4,000 letters is sent as POST: `.r=`, and four letters
  // per three bytes.
  if (bytes.length > 2997) return { method: 'POST', url, body }
  return { method, url: body === '{"query":{}}' ? url : `${url}?.r=${base64url(bytes)}` }
}
