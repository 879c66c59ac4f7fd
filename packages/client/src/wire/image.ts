import type { Converter } from './convert.ts'

/**
 * A picture: one text for the caller, an object on the wire. The text is
 * `wix:image://v1/ID/NAME#originWidth=W&originHeight=H`, or a plain address for a picture without an id.
 *
 * @throws {TypeError} when the caller's text is no address
 */
export const image: Converter<string> = (value, toWire) => {
  if (!value) return undefined
  if (!toWire) {
    const name = value.filename || value.altText
    const path = name ? `/${encodeURIComponent(name)}` : ''
    const size = `originWidth=${value.width}&originHeight=${value.height}`
    return value.id ? `wix:image://v1/${value.id}${path}#${size}` : value.url
  }
  const parts = /^(?:wix:)?image:\/\/v1\/([^/#]+)\/?([^#]*)#originWidth=(\d+)&originHeight=(\d+)/.exec(value)
  if (!parts) return new URL(value) && { url: value }
  const [, id, file, width, height] = parts
  const name = file ? decodeURIComponent(file) : undefined
  return { id, width: Number(width), height: Number(height), altText: name, filename: name, url: value }
}
