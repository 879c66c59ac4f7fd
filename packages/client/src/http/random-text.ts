import { base64url } from './base64url.ts'

/** Unguessable text of letters, digits, `-` and `_`. */
export const randomText = (length: number): string =>
  base64url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length)
