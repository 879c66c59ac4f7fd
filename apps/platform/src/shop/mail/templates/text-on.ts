const WHITE = '#ffffff'
const BLACK = '#000000'

/**
 * Returns white or black, whichever is easier to read on a colour such as #22507a. The contrast is at least
 * 4.58 on any colour (WCAG 2.2, success criterion 1.4.3).
 */
export const textOn = (color: string): string => (luminance(color) > 0.179 ? BLACK : WHITE)

/** @see WCAG 2.2, definition of relative luminance */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
