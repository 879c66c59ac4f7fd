/** Bytes as base64url text without padding (RFC 4648, section 5). */
export const base64url = (bytes: Iterable<number>): string =>
  btoa(String.fromCharCode(...bytes)).replace(/\W/g, (char) => ({ '+': '-', '/': '_' })[char] ?? '')
