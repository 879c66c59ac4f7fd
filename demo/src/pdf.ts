/** One line of text on a page; y counts down from the top edge, in points. */
export interface PageLine {
  text: string
  x: number
  y: number
  size: number
  font: 'serif' | 'italic' | 'sans'
}

/** A straight rule on a page, in points. */
export interface PageRule {
  x: number
  y: number
  width: number
}

export interface Page {
  title: string
  lines: readonly PageLine[]
  rules: readonly PageRule[]
}

const [WIDTH, HEIGHT] = [595, 842]
const FONTS = { serif: 'Times-Roman', italic: 'Times-Italic', sans: 'Helvetica' } as const

/** Positions in WinAnsiEncoding beyond Latin-1 that the texts use. */
const WIN_ANSI: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
}

const literal = (text: string): string =>
  Array.from(text, (letter) => {
    const code = WIN_ANSI[letter] ?? letter.charCodeAt(0)
    if (code > 255) throw new RangeError(`The letter '${letter}' is not in WinAnsiEncoding.`)
    if ('()\\'.includes(letter)) return `\\${letter}`
    return code < 127 ? letter : `\\${code.toString(8).padStart(3, '0')}`
  }).join('')

const content = ({ lines, rules }: Page): string =>
  [
    ...rules.map(({ x, y, width }) => `0.6 w 0.45 G ${x} ${HEIGHT - y} m ${x + width} ${HEIGHT - y} l S`),
    ...lines.map(
      ({ text, x, y, size, font }) =>
        `BT /${font} ${size} Tf 0.13 g ${x} ${HEIGHT - y} Td (${literal(text)}) Tj ET`,
    ),
  ].join('\n')

/**
 * Writes an A4 page of text as a PDF 1.4 file. It uses the standard fonts, which every reader has, so nothing is embedded.
 *
 * @throws {RangeError} when a letter is not in WinAnsiEncoding
 * @see ISO 32000-1, sections 7.5 (file structure) and 9.6.2.2 (standard fonts)
 */
export const writePdf = (page: Page): Uint8Array => {
  const stream = content(page)
  const names = Object.entries(FONTS)
  const firstFont = 5
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << ${names
      .map(([name], i) => `/${name} ${firstFont + i} 0 R`)
      .join(' ')} >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...names.map(
      ([, font]) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
    `<< /Title (${literal(page.title)}) /Producer (vitrine) >>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = text.length
  // Every entry of the table is exactly twenty bytes, so a space precedes the line end.
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
