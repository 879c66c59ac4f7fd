import type { Converter } from './convert.ts'

/** The fields of a picture on the wire that make up its text. */
interface WirePicture {
  id?: string
  url?: string
  filename?: string
  altText?: string
  width?: number
  height?: number
}

/**
 * Reads a picture: the text `wix:image://v1/ID/NAME#originWidth=W&originHeight=H`, or its address if it has
 * no id.
 */
export const imageText = (value?: WirePicture | null): string | undefined => {
  const { id, url, filename, altText, width, height } = value || {}
  const name = filename || altText
  const path = name ? `/${encodeURIComponent(name)}` : ''
  return id ? `wix:image://v1/${id}${path}#originWidth=${width}&originHeight=${height}` : url
}

/**
 * A picture: one text for the caller, an object on the wire. The text is
 * `wix:image://v1/ID/NAME#originWidth=W&originHeight=H`, or a plain address for a picture without an id.
 * @throws {TypeError} when the caller's text isn't an address
 */
export const image: Converter<string> = (value, toWire) => {
  if (!value) return undefined
  if (!toWire) return imageText(value)
  const parts = /^(?:wix:)?image:\/\/v1\/([^/#]+)\/?([^#]*)#originWidth=(\d+)&originHeight=(\d+)/.exec(value)
  if (!parts) return new URL(value) && { url: value }
  const [, id, file, width, height] = parts
  const name = file ? decodeURIComponent(file) : undefined
  return { id, width: Number(width), height: Number(height), altText: name, filename: name, url: value }
}
