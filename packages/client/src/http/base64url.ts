/** Bytes, one character each, as base64url text without padding (RFC 4648, section 5). */
export const base64url = (bytes: string): string =>
  btoa(bytes).replace(/\W/g, (char) => ({ '+': '-', '/': '_' })[char] ?? '')
