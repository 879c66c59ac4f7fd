import type { DemoProduct } from '@vitrine/demo'

/** What a shopper types, and which products they expect. */
export interface ShoppersQuery {
  readonly words: string
  readonly fits: (product: DemoProduct) => boolean
}

type Fits = ShoppersQuery['fits']

const anyOf =
  (...slugs: string[]): Fits =>
  ({ slug }) =>
    slugs.includes(slug)
const on =
  (...shelves: string[]): Fits =>
  ({ collectionSlugs }) =>
    collectionSlugs.some((shelf) => shelves.includes(shelf))
const has =
  (...choices: string[]): Fits =>
  ({ options }) =>
    options.some((option) => option.choices.some(({ description }) => choices.includes(description)))
const priced =
  (min: number, max: number): Fits =>
  (product) =>
    lowestPrice(product) >= min * 100 && lowestPrice(product) <= max * 100
const both =
  (...all: Fits[]): Fits =>
  (product) =>
    all.every((fits) => fits(product))

const lowestPrice = ({ priceMinor, discount, variants }: DemoProduct): number => {
  const lowest = Math.min(...variants.map((variant) => variant.priceMinor ?? priceMinor), Number.MAX_VALUE)
  const full = lowest === Number.MAX_VALUE ? priceMinor : lowest
  if (!discount) return full
  return discount.type === 'PERCENT' ? full * (1 - discount.value / 100) : full - discount.value * 100
}

const isReal: Fits = ({ type }) => type === 'physical'
const vase = on('vases')
const print = on('prints')
const bowl = anyOf('breakfast-bowl', 'deep-bowl', 'pasta-bowl', 'dipped-bowl')
const cup = anyOf('studio-mug', 'espresso-cups-pair', 'beaker')
const blanket = on('throws')
const cushion = on('cushions')
const book = anyOf('ordinary-clay', 'forty-small-weaves', 'a-year-of-short-walks')

const ask = (queries: Readonly<Record<string, Fits>>): ShoppersQuery[] =>
  Object.entries(queries).map(([words, fits]) => ({ words, fits }))

/**
 * What people type who have never read this shop's texts, and what would satisfy them. Written before the
 * search was tuned; changing an expectation needs a better reason than a failing test.
 */
export const SHOPPERS_QUERIES: readonly ShoppersQuery[] = [
  // Plain and plural
  ...ask({
    prints: print,
    vases: vase,
    mugs: anyOf('studio-mug'),
    bowls: bowl,
    plates: anyOf('dinner-plate'),
    cushions: cushion,
    blankets: blanket,
    teapots: anyOf('teapot-for-two'),
    curtains: anyOf('linen-curtain'),
    book,
  }),
  // Typos
  ...ask({
    cusion: cushion,
    teapott: anyOf('teapot-for-two'),
    candelstick: anyOf('candlestick'),
    'ceremic vase': vase,
    blakent: blanket,
    wallpapper: on('wallpapers'),
    expresso: anyOf('espresso-cups-pair'),
    napkns: anyOf('table-napkins'),
  }),
  // Synonyms
  ...ask({
    pillow: cushion,
    posters: print,
    'wall art': print,
    pottery: on('ceramics'),
    'flower pot': anyOf('windowsill-planter'),
    'coffee cup': cup,
    'tea towel': anyOf('kitchen-cloths'),
    crockery: on('tableware'),
    'gift wrap': anyOf('wrapping-paper'),
    drapes: anyOf('linen-curtain'),
    pitcher: anyOf('milk-jug'),
    'desktop background': on('wallpapers'),
  }),
  // German
  ...ask({
    Vase: vase,
    Tassen: cup,
    Kissen: cushion,
    Wolldecke: blanket,
    Teller: anyOf('dinner-plate'),
    Schüssel: bowl,
    Vorhänge: anyOf('linen-curtain'),
    Geschenkpapier: anyOf('wrapping-paper'),
    Kerzenständer: anyOf('candlestick'),
    Bücher: book,
  }),
  // Price words
  ...ask({
    'gift under 40': both(isReal, priced(0, 40)),
    'vase under 100 €': both(vase, priced(0, 100)),
    'prints under €50': both(print, priced(0, 50)),
    'Geschenk bis 30 Euro': both(isReal, priced(0, 30)),
    'Kissen unter 60 €': both(cushion, priced(0, 60)),
    'mug 20 to 30': both(anyOf('studio-mug', 'beaker'), priced(20, 30)),
    'blanket over 150': both(blanket, priced(150, 9999)),
  }),
  // Colours
  ...ask({
    'blue cushion': both(cushion, has('Indigo')),
    'green bowl': both(bowl, has('Moss', 'Celadon')),
    'white vase': both(vase, has('Chalk')),
    'red print': anyOf('interference-red'),
    'dark green curtain': anyOf('linen-curtain'),
  }),
  // Collections and choices
  ...ask({
    botanical: on('botanicals'),
    'table linen': on('table-linen'),
    seconds: on('seconds-and-last-pieces'),
    celadon: has('Celadon'),
    'oak frame': has('Oak'),
  }),
  // Several words
  ...ask({
    'book about weaving': anyOf('forty-small-weaves'),
    'linen napkins': anyOf('table-napkins'),
    'wool blanket for the sofa': blanket,
  }),
]
