import { base64url } from '../http/base64url.ts'
import { addressOf, type WriteLine } from '../http/request-line.ts'

/** A GET whose query is longer than this is sent as POST (specification section 9). */
const LONGEST_QUERY = 4000

/** Writes a query: its argument as one key `.r` of base64url JSON, or as the body when that grows too long. */
export const queryLine: WriteLine = (operation, input, apiUrl) => {
  const url = addressOf(operation, input, apiUrl)
  const body = JSON.stringify(input)
  const query = `.r=${base64url(utf8(body))}`
  if (query.length > LONGEST_QUERY) return { method: 'POST', url, body }
  return { method: 'GET', url: body === '{"query":{}}' ? url : `${url}?${query}` }
}

/** Text as UTF-8 bytes, one character each. */
const utf8 = (text: string): string =>
  new TextEncoder().encode(text).reduce((bytes, byte) => bytes + String.fromCharCode(byte), '')
