import type { Converter } from './convert.ts'

/**
 * The address of a page: absolute text for the caller, the text and its path on the wire.
 *
 * @throws {TypeError} when the caller's text is no absolute address
 */
export const pageUrl: Converter<string> = (value, toWire) => {
  if (!value) return undefined
  return toWire ? { relativePath: new URL(value).pathname, url: value } : value.url
}
