import type { HostedBrand, HostedColors } from '@vitrine/contract/hosted-identity'

/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

/** A set of colours in which everything is readable. */
type Palette = Required<HostedColors>

/** The default colours, as in the pages' style sheet. */
const LIGHT: Palette = {
  ...{ paper: '#fbf9f5', raised: '#ffffff', mat: '#f1ede5', ink: '#211e1a', soft: '#655e54' },
  ...{ line: '#ddd6ca', lineStrong: '#8f877b', accent: '#8c3a20', onAccent: '#fffaf6' },
  ...{ alarm: '#a3231c', alarmMat: '#fbeeea' },
}
const DARK: Palette = {
  ...{ paper: '#171512', raised: '#1f1c19', mat: '#26231f', ink: '#eee8de', soft: '#aba294' },
  ...{ line: '#38342e', lineStrong: '#857c6f', accent: '#e29a7a', onAccent: '#1c120d' },
  ...{ alarm: '#ff9d8c', alarmMat: '#33211c' },
}

/** A shop's own colours, each like `#22507a`. */
export interface BrandColors {
  readonly accentColor?: string | undefined
  /** The page background in light mode. */
  readonly backgroundColor?: string | undefined
}

/** Minimum contrast for text and for controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const READABLE = 4.5
const VISIBLE = 3
/** Enough for muted text to stay readable, too. */
const ROOMY = 9

/**
 * Derives the colours of the pages from a shop's own. Text always stays readable: an accent is moved towards
 * black or white until it is, and so is a background that is neither light nor dark enough.
 */
export const readableColors = ({
  accentColor,
  backgroundColor,
}: BrandColors): Pick<HostedBrand, 'light' | 'dark'> => ({
  light: {
    ...(backgroundColor && papered(backgroundColor)),
    ...accented(accentColor, paletteOn(backgroundColor)),
  },
  dark: accented(accentColor, DARK),
})

const paletteOn = (background: string | undefined): Palette => (background ? papered(background) : LIGHT)

/** A palette for any background: dark text on light ones, light text on dark ones. */
const papered = (background: string): Palette => {
  const wanted = rgbOf(background)
  const isLight = contrastOf(wanted, rgbOf(LIGHT.ink)) >= contrastOf(wanted, rgbOf(DARK.ink))
  const base = isLight ? LIGHT : DARK
  const ink = rgbOf(base.ink)
  const away: Rgb = isLight ? [255, 255, 255] : [0, 0, 0]
  const paper = until(wanted, away, (color) => contrastOf(color, ink) >= ROOMY)
  const mat = mixed(paper, ink, 0.06)
  const raised = mixed(paper, [255, 255, 255], isLight ? 0.6 : 0.05)
  const alarm = rgbOf(base.alarm)
  const alarmMat = mixed(paper, alarm, 0.08)
  const readable = (color: Rgb, ...grounds: Rgb[]): Rgb =>
    until(color, ink, (tried) => grounds.every((ground) => contrastOf(tried, ground) >= READABLE))
  return {
    ...{ paper: hexOf(paper), raised: hexOf(raised), mat: hexOf(mat), ink: base.ink },
    soft: hexOf(readable(mixed(ink, paper, 0.35), paper, raised, mat)),
    line: hexOf(mixed(paper, ink, 0.15)),
    lineStrong: hexOf(until(mixed(paper, ink, 0.4), ink, (tried) => contrastOf(tried, paper) >= VISIBLE)),
    accent: hexOf(readable(rgbOf(base.accent), paper, mat)),
    onAccent: base.onAccent,
    ...{ alarm: hexOf(readable(alarm, paper, alarmMat)), alarmMat: hexOf(alarmMat) },
  }
}

/** The accent of a palette: readable on its backgrounds, with readable text on top of it. */
const accented = (accentColor: string | undefined, { mat, ink, paper }: Palette): HostedColors => {
  if (!accentColor) return {}
  const isDark = contrastOf(rgbOf(ink), [0, 0, 0]) > contrastOf(rgbOf(ink), [255, 255, 255])
  if (isDark && isInk(rgbOf(accentColor))) return { accent: ink, onAccent: paper }
  const [on, below] = [rgbOf(paper), rgbOf(mat)]
  const accent = shaded(
    rgbOf(accentColor),
    rgbOf(ink),
    (color) => contrastOf(color, below) >= READABLE && contrastOf(color, on) >= READABLE,
  )
  return { accent: hexOf(accent), onAccent: contrastOf(on, accent) >= READABLE ? paper : ink }
}

/** Looks like black text. In dark mode a grey made from it would look disabled, so text colour replaces it. */
const isInk = (color: Rgb): boolean =>
  contrastOf(color, rgbOf(LIGHT.ink)) < 1.5 && Math.max(...color) - Math.min(...color) < 16

const STEPS = 20

/** The first acceptable colour on the way from one to another; the other if none is. */
const until = (from: Rgb, to: Rgb, isGood: (color: Rgb) => boolean): Rgb => {
  for (let step = 0; step < STEPS; step += 1) {
    const color = mixed(from, to, step / STEPS)
    if (isGood(color)) return color
  }
  return to
}

/**
 * The first acceptable shade of a colour, moving towards the lightness of the text colour; the text colour if
 * none is.
 */
const shaded = (color: Rgb, ink: Rgb, isGood: (color: Rgb) => boolean): Rgb => {
  const [from, to] = [lightnessOf(color), lightnessOf(ink) > HALF ? 2 * HALF : 0]
  for (let step = 0; step < STEPS; step += 1) {
    const shade = relit(color, from + ((to - from) * step) / STEPS)
    if (isGood(shade)) return shade
  }
  return ink
}

const HALF = 127.5

/** As in HSL, from 0 to 255. */
const lightnessOf = (color: Rgb): number => (Math.max(...color) + Math.min(...color)) / 2

/**
 * A colour at another lightness with the same hue. At most twice as colourful, because almost black has
 * nearly no colour.
 */
const relit = ([red, green, blue]: Rgb, lightness: number): Rgb => {
  const before = lightnessOf([red, green, blue])
  const room = (at: number): number => HALF - Math.abs(at - HALF)
  const gain = Math.min(2, room(lightness) / (room(before) || 1))
  const part = (of: number): number => Math.round(lightness + (of - before) * gain)
  return [part(red), part(green), part(blue)]
}

/** Whole numbers, so that what is checked is what is shown. */
const mixed = ([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb, part: number): Rgb => [
  Math.round(r1 + (r2 - r1) * part),
  Math.round(g1 + (g2 - g1) * part),
  Math.round(b1 + (b2 - b1) * part),
]

const rgbOf = (hex: string): Rgb => {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

const hexOf = (color: Rgb): string => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
const contrastOf = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const luminanceOf = (color: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours given as text such as `#22507a`. */
export const contrast = (one: string, other: string): number => contrastOf(rgbOf(one), rgbOf(other))
