import { type Page, type PageLine, writePdf } from './pdf.ts'

interface Sheet {
  title: string
  lead: string
  parts: { heading: string; lines: string[] }[]
}

const sheets: ReadonlyMap<string, Sheet> = new Map([
  [
    'stoneware-care',
    {
      title: 'Caring for stoneware',
      lead: 'It was fired at 1,280 °C. There is little in a kitchen that can frighten it.',
      parts: [
        {
          heading: 'Every day',
          lines: [
            'Wash it by hand or in the machine; both are fine. Bare feet of pots like to dry',
            'upside down, so that no damp is left under them on the shelf.',
          ],
        },
        {
          heading: 'Heat',
          lines: [
            'Oven and microwave are safe. Put the pot into a cold oven and let both warm up',
            'together – stoneware minds sudden changes, not high temperatures.',
          ],
        },
        {
          heading: 'Marks',
          lines: [
            'Grey lines from cutlery are metal left on the glaze, not scratches in it. A paste of',
            'baking soda and water takes them off. Tea stains go the same way.',
          ],
        },
        {
          heading: 'Flowers',
          lines: [
            'Our vases hold water. All the same, put a saucer beneath them on old wood: the',
            'foot is unglazed, and a cool pot in a warm room gathers dew like anything else.',
          ],
        },
        {
          heading: 'If it breaks',
          lines: [
            'Keep the pieces and write to us. Some breaks can be mended, and a mended pot',
            'is no worse company than a new one.',
          ],
        },
      ],
    },
  ],
  [
    'weaving-draft-dune',
    {
      title: 'Dune, on four shafts',
      lead: 'A pointed twill whose points wander, like the crest of a dune in a steady wind.',
      parts: [
        {
          heading: 'Warp and weft',
          lines: [
            'Warp: wool, 6 threads to the centimetre, 780 threads for a blanket of 130 cm.',
            'Weft: the same wool in a second shade, beaten until both show equally.',
          ],
        },
        {
          heading: 'Threading, from the right',
          lines: [
            '1 2 3 4 3 2   1 2 3 4 1 2 3 4 3 2   1 2 3 4 3 2 1 4 3 2',
            'Repeat thirty times. End on 1, so that both edges turn the same way.',
          ],
        },
        {
          heading: 'Treadling',
          lines: [
            '12   23   34   41   34   23, then 12   23   34   41   12   23   34   41   34   23.',
            'Weave 210 cm, and as many picks of plain weave at each end as you have patience for.',
          ],
        },
        {
          heading: 'Where we went wrong',
          lines: [
            'In the ninth repeat we threaded 3 2 3 instead of 3 4 3. It is the small island near the',
            'left edge. We left it in; if you would rather not, count that repeat twice.',
          ],
        },
        {
          heading: 'Afterwards',
          lines: [
            'Wash it in warm water with a little soap, and walk on it in the bath for a quarter of an',
            'hour. It loses a tenth of its width, and gains what made you want it.',
          ],
        },
      ],
    },
  ],
])

const layout = ({ title, lead, parts }: Sheet): Page => {
  const left = 92
  const lines: PageLine[] = [
    { text: 'ALDERMERE', x: left, y: 96, size: 9, font: 'sans' },
    { text: title, x: left, y: 158, size: 30, font: 'serif' },
    { text: lead, x: left, y: 192, size: 13, font: 'italic' },
  ]
  let y = 262
  for (const part of parts) {
    lines.push({ text: part.heading, x: left, y, size: 15, font: 'serif' })
    for (const [i, text] of part.lines.entries())
      lines.push({ text, x: left, y: y + 22 + i * 16, size: 11, font: 'serif' })
    y += 22 + part.lines.length * 16 + 32
  }
  lines.push({
    text: 'Prints, pots and cloth, made in small numbers.',
    x: left,
    y: 774,
    size: 9,
    font: 'sans',
  })
  return {
    title,
    lines,
    rules: [
      { x: left, y: 108, width: 411 },
      { x: left, y: 758, width: 411 },
    ],
  }
}

/**
 * Writes a document by id as a PDF file of one page.
 * @throws {RangeError} when there is no document with that id
 */
export const drawDocument = (id: string): Uint8Array => {
  const found = sheets.get(id)
  if (found === undefined) throw new RangeError(`There is no document '${id}'.`)
  return writePdf(layout(found))
}
