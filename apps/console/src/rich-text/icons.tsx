import { StrokeIcon } from '../parts/StrokeIcon.tsx'

/** The strokes of the toolbar's pictures, in a square of 16. */
const STROKES = {
  bold: 'M5 3h4a2.4 2.4 0 0 1 0 5H5zM5 8h5a2.5 2.5 0 0 1 0 5H5z',
  italic: 'M7 3h5M4 13h5M9.5 3l-3 10',
  underline: 'M5 3v4.5a3 3 0 0 0 6 0V3M4 13.5h8',
  strike:
    'M11 5c-.3-1.3-1.5-2-3-2-1.7 0-3 .9-3 2.3 0 1.2.8 1.9 2.2 2.4M3 8.5h10M10 8.5c.9.5 1.3 1.1 1.3 2 0 1.5-1.4 2.5-3.3 2.5-1.7 0-3-.8-3.3-2.2',
  bullets: 'M6.5 4H14M6.5 8H14M6.5 12H14M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  numbers: 'M6.5 4H14M6.5 8H14M6.5 12H14M2 3l1-.5V6M1.8 10c.2-.6 1.9-.6 1.9.4C3.7 11.3 2 12 1.8 13H3.8',
  indent: 'M2 3h12M8 6.5h6M8 9.7h6M2 13h12M2 6.2 4.5 8 2 9.8',
  outdent: 'M2 3h12M8 6.5h6M8 9.7h6M2 13h12M4.5 6.2 2 8l2.5 1.8',
  quote: 'M3 4v8M6.5 4.5H14M6.5 8H14M6.5 11.5H11',
  link: 'M6.7 9.3l2.6-2.6M7.3 4.7 8.7 3.3a2.7 2.7 0 0 1 4 4l-1.4 1.4M8.7 11.3l-1.4 1.4a2.7 2.7 0 0 1-4-4l1.4-1.4',
  clear: 'M4 3h8M8 3 6.5 9.5M5.5 13h3M10 9l4 4M14 9l-4 4',
  undo: 'M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6M5.5 3.5l-3 3 3 3',
  redo: 'M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10M10.5 3.5l3 3-3 3',
} as const

export type IconName = keyof typeof STROKES

/** A picture of the toolbar. */
export function Icon({ name }: { name: IconName }) {
  return <StrokeIcon path={STROKES[name]} weight={name === 'bold' ? 2 : 1.5} />
}
