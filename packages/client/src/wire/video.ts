import type { Converter } from './convert.ts'

/**
 * A video as one text for the caller, `wix:video://v1/ID/NAME#posterUri=P&posterWidth=W&posterHeight=H`.
 * Read-only.
 */
export const video: Converter<string> = (value, toWire) => {
  if (toWire || !value?.id) return toWire ? value : value?.url
  const { id, filename, posters } = value
  const poster = posters?.[1] ?? posters?.[0]
  const name = filename ? `/${encodeURIComponent(filename)}` : ''
  const still = poster
    ? `#posterUri=${poster.id}&posterWidth=${poster.width}&posterHeight=${poster.height}`
    : ''
  return `wix:video://v1/${id}${name}${still}`
}
