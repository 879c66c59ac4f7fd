import type { ColorFamily } from '../declare/enums.ts'

/** A choice as products have it: `value` is a CSS color, or the text itself. */
interface NamedColor {
  readonly value?: string | undefined
  readonly description?: string | undefined
}

/** An option as products have it. */
interface ColorOption {
  readonly optionType?: string | undefined
  readonly name?: string | undefined
}

/** Words for colors in English and German, without accents. */
const WORDS = {
  BLACK: 'black schwarz onyx jet',
  GREY: 'grey gray grau slate graphite anthracite anthrazit charcoal silver silber pewter',
  WHITE: 'white weiss ivory elfenbein snow',
  BEIGE: 'beige cream creme sand ecru oatmeal oat natural natur linen khaki taupe champagne',
  BROWN: 'brown braun chocolate coffee chestnut cognac mocha mokka umber sepia tan terracotta',
  RED: 'red rot madder crimson scarlet ruby burgundy bordeaux maroon cherry weinrot dunkelrot hellrot',
  ORANGE: 'orange terracotta rust apricot peach copper kupfer tangerine coral koralle',
  YELLOW: 'yellow gelb ochre ocker mustard senf gold golden lemon saffron marigold amber',
  GREEN: 'green gruen grun moss olive oliv sage salbei emerald mint khaki teal petrol celadon lime',
  BLUE: 'blue blau navy indigo cobalt kobalt azure azur cyan aqua teal petrol turquoise turkis tuerkis sapphire saphir denim ultramarine marine',
  PURPLE: 'purple violet violett lila lilac lavender lavendel plum pflaume aubergine mauve',
  PINK: 'pink rosa rose blush magenta fuchsia blossom salmon',
} as const satisfies Record<ColorFamily, string>

/** These end longer words, such as `Nachtblau` and `skyblue`. "Red" doesn't: it ends `layered`. */
const ENDINGS =
  /(blue|blau|green|gruen|grun|grey|gray|grau|white|weiss|yellow|gelb|brown|braun|orange|violett|rosa|schwarz|black)$/

const isFamily = (name: string): name is ColorFamily => Object.hasOwn(WORDS, name)

const familiesWith = (word: string): ColorFamily[] =>
  Object.entries(WORDS).flatMap(([family, words]) =>
    isFamily(family) && words.split(' ').includes(word) ? [family] : [],
  )

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/\p{L}+/gu) ?? []

const namedFamilies = (text: string): ColorFamily[] =>
  wordsIn(text).flatMap((word) => {
    const whole = familiesWith(word)
    return whole.length > 0 ? whole : familiesWith(ENDINGS.exec(word)?.[0] ?? '')
  })

/**
 * Whether an option's choices are colors: by its type or, for lists of texts, by its name.
 * @example isColorOption({ optionType: 'drop_down', name: 'Colour' }) // true
 */
export const isColorOption = ({ optionType, name = '' }: ColorOption): boolean =>
  optionType === 'color' || wordsIn(name).some((word) => /^(colou?rs?|farben?)$/.test(word))

/**
 * Returns the families that shoppers look for a color in. Its name decides if it has words for colors;
 * otherwise the CSS color does.
 *
 * @example colorFamiliesOf({ value: '#2c426e', description: 'Sea' }) // ['BLUE']
 */
export const colorFamiliesOf = ({ value = '', description = '' }: NamedColor): ColorFamily[] => {
  const named = namedFamilies(description)
  if (named.length > 0) return [...new Set(named)]
  const parts = channels(value)
  return parts ? [measured(...parts)] : [...new Set(namedFamilies(value))]
}

/**
 * The words that a search finds a family by, in English and German.
 * @example wordsOfFamily('BLACK') // 'black schwarz'
 */
export const wordsOfFamily = (family: ColorFamily): string => WORDS_SHOWN[family]

const WORDS_SHOWN: Readonly<Record<ColorFamily, string>> = {
  BLACK: 'black schwarz',
  GREY: 'grey gray grau',
  WHITE: 'white weiß',
  BEIGE: 'beige',
  BROWN: 'brown braun',
  RED: 'red rot',
  ORANGE: 'orange',
  YELLOW: 'yellow gelb',
  GREEN: 'green grün',
  BLUE: 'blue blau',
  PURPLE: 'purple violet lila',
  PINK: 'pink rosa',
}

/** Red, green and blue from 0 to 1 of `#rgb`, `#rrggbb` or `rgb(…)`. */
const channels = (value: string): [number, number, number] | undefined => {
  const text = value.trim().toLowerCase()
  const [, short] = /^#([0-9a-f]{3})$/.exec(text) ?? []
  const [, long = short?.replace(/./g, '$&$&')] = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(text) ?? []
  const [, r, g, b] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text) ?? []
  if (r && g && b) return [Number(r) / 255, Number(g) / 255, Number(b) / 255]
  if (!long) return undefined
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16) / 255
  return [part(0), part(2), part(4)]
}

/** The family of a measured color, by its lightness, strength and hue in OKLCH. */
const measured = (red: number, green: number, blue: number): ColorFamily => {
  const { lightness, chroma, hue } = oklch(red, green, blue)
  if (lightness < 0.2) return 'BLACK'
  if (chroma < 0.02) return lightness < 0.36 ? 'BLACK' : lightness < 0.88 ? 'GREY' : 'WHITE'
  if (lightness > 0.95 && chroma < 0.03) return 'WHITE'
  if (hue < 40 || hue >= 350) {
    if (lightness > 0.68) return 'PINK'
    return hue >= 20 && hue < 40 && chroma < (hue < 32 ? 0.08 : 0.11) ? 'BROWN' : 'RED'
  }
  if (hue < 112) return warm(lightness, chroma, hue)
  if (hue < 192) return 'GREEN'
  if (hue < 287) return 'BLUE'
  return hue < 325 ? 'PURPLE' : 'PINK'
}

const warm = (lightness: number, chroma: number, hue: number): ColorFamily => {
  if (chroma < 0.08 && lightness > 0.7) return 'BEIGE'
  if (lightness < 0.66 && (chroma < 0.13 || lightness < 0.45)) return hue < 100 ? 'BROWN' : 'GREEN'
  return hue < 70 ? 'ORANGE' : 'YELLOW'
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** @see Björn Ottosson, "A perceptual color space for image processing" */
const oklch = (red: number, green: number, blue: number) => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(c, a) * 180) / Math.PI
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: hue < 0 ? hue + 360 : hue,
  }
}
