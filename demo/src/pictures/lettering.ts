import { el } from './drawing/svg.ts'

/**
 * The shop's own letters, as the middle lines of strokes in a box 100 units high; fonts differ from machine to
 * machine, these do not. Width first, then path data.
 */
const GLYPHS: Record<string, readonly [width: number, path: string]> = {
  A: [64, 'M0 100V32A32 32 0 0 1 64 32V100M0 64H64'],
  B: [56, 'M0 0V100M0 0H30A24 24 0 0 1 30 48H0M0 48H30A26 26 0 0 1 30 100H0'],
  C: [66, 'M65 26A33 33 0 0 0 0 34V66A33 33 0 0 0 65 74'],
  D: [64, 'M0 0V100M0 0H18A46 50 0 0 1 18 100H0'],
  E: [48, 'M48 0H0V100H48M0 49H42'],
  F: [46, 'M46 0H0V100M0 49H40'],
  G: [68, 'M66 26A34 34 0 0 0 0 34V66A34 34 0 0 0 68 66V54H40'],
  H: [62, 'M0 0V100M62 0V100M0 50H62'],
  I: [0, 'M0 0V100'],
  J: [44, 'M44 0V76A23 23 0 0 1 -2 78'],
  K: [58, 'M0 0V100M58 0L2 56M20 40L58 100'],
  L: [46, 'M0 0V100H46'],
  M: [78, 'M0 100V0L39 60L78 0V100'],
  N: [62, 'M0 100V0L62 100V0'],
  O: [70, 'M0 35A35 35 0 0 1 70 35V65A35 35 0 0 1 0 65Z'],
  P: [54, 'M0 100V0H27A27 27 0 0 1 27 54H0'],
  Q: [70, 'M0 35A35 35 0 0 1 70 35V65A35 35 0 0 1 0 65ZM44 74L74 104'],
  R: [56, 'M0 100V0H28A27 27 0 0 1 28 54H0M28 54L56 100'],
  S: [58, 'M57 24A28 26 0 0 0 2 26C2 60 56 42 56 74A28 26 0 0 1 0 76'],
  T: [58, 'M0 0H58M29 0V100'],
  U: [62, 'M0 0V69A31 31 0 0 0 62 69V0'],
  V: [64, 'M0 0L32 100L64 0'],
  W: [92, 'M0 0L23 100L46 20L69 100L92 0'],
  X: [62, 'M0 0L62 100M62 0L0 100'],
  Y: [62, 'M0 0L31 50L62 0M31 50V100'],
  Z: [58, 'M0 0H58L0 100H58'],
  '0': [60, 'M0 30A30 30 0 0 1 60 30V70A30 30 0 0 1 0 70Z'],
  '1': [22, 'M0 20L22 0V100'],
  '2': [56, 'M2 30A27 28 0 0 1 56 30C56 56 0 74 0 100H58'],
  '3': [54, 'M2 22A26 24 0 1 1 26 48A27 26 0 1 1 0 78'],
  '4': [62, 'M46 100V0L0 72H62'],
  '5': [54, 'M50 0H8L4 44A28 28 0 1 1 0 82'],
  '6': [58, 'M48 0C14 14 0 44 0 70A29 29 0 1 0 29 42A30 30 0 0 0 2 58'],
  '7': [54, 'M0 0H54L20 100'],
  '8': [56, 'M28 47A24 23.5 0 1 1 28.1 47A28 26.5 0 1 1 27.9 47Z'],
  '9': [58, 'M10 100C44 86 58 56 58 30A29 29 0 1 0 29 58A30 30 0 0 0 56 42'],
  '&': [84, 'M84 100L22 34A22 22 0 1 1 58 36L18 60A24 24 0 0 0 32 100A48 44 0 0 0 80 56'],
  '.': [0, 'M0 98V100'],
  ':': [0, 'M0 38V40M0 98V100'],
  ',': [4, 'M4 96L0 112'],
  '’': [4, 'M4 0L0 18'],
  '-': [30, 'M0 54H30'],
}

/** Returns the path data of one letter in its box, and its width; a letter that is not there is a blank. */
export const glyph = (letter: string): { width: number; path: string } => {
  const [width, path] = GLYPHS[letter] ?? [30, '']
  return { width, path }
}

export interface Lettering {
  x: number
  /** The baseline. */
  y: number
  /** Height of a capital. */
  size: number
  colour: string
  /** Thickness of the stroke in shares of the size; 0.09 by default. */
  weight?: number
  /** Space between letters in shares of the size; 0.32 by default. */
  spacing?: number
  align?: 'left' | 'middle' | 'right'
}

/** Writes a line in capitals. */
export const lettering = (text: string, style: Lettering): string => {
  const { x, y, size, colour, weight = 0.09, spacing = 0.32, align = 'left' } = style
  const gap = spacing * 100
  let at = 0
  let body = ''
  for (const letter of text.toUpperCase()) {
    const { width, path } = glyph(letter)
    if (path !== '') body += el('path', { d: path, transform: `translate(${at} 0)` })
    at += width + gap
  }
  const whole = ((at - gap) * size) / 100
  const left = align === 'left' ? x : align === 'middle' ? x - whole / 2 : x - whole
  return el(
    'g',
    {
      transform: `translate(${left.toFixed(1)} ${(y - size).toFixed(1)}) scale(${(size / 100).toFixed(4)})`,
      fill: 'none',
      stroke: colour,
      'stroke-width': weight * 100,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    body,
  )
}
