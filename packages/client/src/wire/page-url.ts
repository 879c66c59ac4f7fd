import type { Converter } from './convert.ts'

/** Reads the address of a page. */
export const addressIn = (value?: { url?: string } | null): string | undefined => value?.url

/**
 * The address of a page: absolute text for the caller, the text and its path on the wire.
 * @throws {TypeError} when the caller's text isn't an absolute address
 */
export const pageUrl: Converter<string> = (value, toWire) => {
  if (!value) return undefined
  return toWire ? { relativePath: new URL(value).pathname, url: value } : addressIn(value)
}
