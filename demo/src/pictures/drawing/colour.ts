/** A colour in OKLab (Björn Ottosson, 2020), where equal steps look equal and mixtures stay clean. */
type Lab = [lightness: number, a: number, b: number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * Math.max(channel, 0) ** (1 / 2.4) - 0.055

const parse = (colour: string): Lab => {
  const value = Number.parseInt(colour.slice(1), 16)
  const channel = (shift: number) => toLinear(((value >> shift) & 255) / 255)
  const [r, g, b] = [channel(16), channel(8), channel(0)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const print = ([lightness, a, b]: Lab): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = channels.map((c) => Math.round(Math.max(0, Math.min(1, toGamma(c))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Mixes two `#rrggbb` colours in OKLab.
 * @param share - 0 gives the first colour, 1 the second
 */
export const mix = (one: string, other: string, share: number): string => {
  const [lightnessOfOne, a, b] = parse(one)
  const [lightnessOfOther, otherA, otherB] = parse(other)
  const between = (from: number, to: number) => from + (to - from) * share
  return print([between(lightnessOfOne, lightnessOfOther), between(a, otherA), between(b, otherB)])
}

/** Lightens (amount above 0) or darkens (below 0) a colour; ±1 is white or black. Darker keeps the hue. */
export const tone = (colour: string, amount: number): string => {
  const [lightness, a, b] = parse(colour)
  const next = amount >= 0 ? lightness + (1 - lightness) * amount : lightness * (1 + amount)
  const chroma = amount >= 0 ? 1 - amount : 1 + amount * 0.6
  return print([next, a * chroma, b * chroma])
}

/** Returns how light a colour looks, from 0 (black) to 1 (white). */
export const lightness = (colour: string): number => parse(colour)[0]

/** Returns the colour at a place (0..1) of a run of colours. */
export const along = (colours: readonly string[], place: number): string => {
  const scaled = Math.max(0, Math.min(1, place)) * (colours.length - 1)
  const index = Math.min(Math.floor(scaled), colours.length - 2)
  const from = colours[index] ?? colours[0] ?? '#000000'
  return mix(from, colours[index + 1] ?? from, scaled - index)
}
