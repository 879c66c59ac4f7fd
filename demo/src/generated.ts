import { guid } from './guid.ts'
import { createRandom, type Random } from './prng.ts'
import type { DemoProduct, DemoVariant } from './shop.ts'
import { studyId } from './studies.ts'

const FIRST = [
  'Quiet',
  'Early',
  'Northern',
  'Salt',
  'Low',
  'Harbour',
  'Winter',
  'Folded',
  'Distant',
  'Slow',
  'Paper',
  'Copper',
  'Amber',
  'Drifting',
  'Hollow',
  'Second',
  'Inland',
  'Morning',
  'Weathered',
  'Open',
] as const
const SECOND = [
  'Field',
  'Tide',
  'Orchard',
  'Ridge',
  'Window',
  'Meadow',
  'Quarry',
  'Shore',
  'Garden',
  'Bridge',
  'River',
  'Terrace',
  'Moor',
  'Canal',
  'Grove',
  'Lantern',
  'Valley',
  'Causeway',
  'Hedge',
  'Ferry',
] as const

/** Kinds of generated products; the first share of them are studies in print. */
const KINDS = [
  {
    share: 0.75,
    noun: 'Study',
    shelves: ['prints'],
    brand: 'Aldermere Press',
    code: 'ST',
    low: 18,
    high: 90,
  },
  {
    share: 0.83,
    noun: 'Bowl',
    shelves: ['ceramics', 'tableware'],
    brand: 'Varga Pottery',
    code: 'SB',
    low: 16,
    high: 64,
  },
  {
    share: 0.89,
    noun: 'Vase',
    shelves: ['ceramics', 'vases'],
    brand: 'Varga Pottery',
    code: 'SV',
    low: 38,
    high: 180,
  },
  {
    share: 0.94,
    noun: 'Throw',
    shelves: ['textiles', 'throws'],
    brand: 'Tulloch Weaving',
    code: 'SW',
    low: 90,
    high: 240,
  },
  {
    share: 0.98,
    noun: 'Notebook',
    shelves: ['books-and-paper'],
    brand: 'Aldermere Press',
    code: 'SN',
    low: 8,
    high: 26,
  },
  {
    share: 1,
    noun: 'Wallpaper',
    shelves: ['wallpapers'],
    brand: 'Aldermere Press',
    code: 'SD',
    low: 0,
    high: 9,
  },
] as const

const COLOURS = [
  ['Oat', '#ddd0b8'],
  ['Clay', '#b9705a'],
  ['Moss', '#75804f'],
  ['Sea', '#6f949b'],
  ['Indigo', '#2c426e'],
  ['Soot', '#33302d'],
] as const
const SIZES = ['Small', 'Medium', 'Large'] as const
const FIRST_DAY = Date.UTC(2022, 0, 3, 9)
const MINUTE = 60_000

const optionsOf = (random: Random): DemoProduct['options'] => {
  const kind = random()
  const sizes = {
    type: 'drop_down' as const,
    name: 'Size',
    choices: SIZES.map((text) => ({ value: text, description: text })),
  }
  const start = random.whole(0, 3)
  const colours = {
    type: 'color' as const,
    name: 'Colour',
    choices: COLOURS.slice(start, start + 3).map(([description, value]) => ({ value, description })),
  }
  if (kind < 0.6) return []
  if (kind < 0.8) return [sizes]
  return kind < 0.92 ? [colours] : [sizes, colours]
}

const variantsOf = (
  slug: string,
  sku: string,
  price: number,
  options: DemoProduct['options'],
  random: Random,
) => {
  let rows: Record<string, string>[] = [{}]
  for (const { name, choices } of options)
    rows = rows.flatMap((row) => choices.map(({ description }) => ({ ...row, [name]: description })))
  return rows.map(
    (choices, place): DemoVariant => ({
      id: guid(`variant:${slug}:${Object.values(choices).join('/')}`),
      choices,
      priceMinor: Math.round(price * (1 + place * 0.15)),
      sku: `${sku}-${place + 1}`,
      visible: true,
      stock: { track: true, quantity: random.chance(0.15) ? 0 : random.whole(1, 40) },
    }),
  )
}

const productAt = (place: number): DemoProduct => {
  const number = place + 1
  const random = createRandom(`generated/${number}`)
  const lot = random()
  const kind = KINDS.find(({ share }) => lot < share) ?? KINDS[0]
  const [first, second] = [random.pick(FIRST), random.pick(SECOND)]
  const name = `${first} ${second}, ${kind.noun} ${number}`
  const slug = `${first}-${second}-${kind.noun}-${number}`.toLowerCase()
  const sku = `${kind.code}-${number}`
  const digital = kind.noun === 'Wallpaper'
  const priceMinor = random.whole(kind.low * 2, kind.high * 2) * 50
  const options = digital ? [] : optionsOf(random)
  const manageVariants = options.length > 0 && random.chance(0.5)
  const lotOfStock = random()
  return {
    id: guid(`product:${slug}`),
    name,
    slug,
    description: `<p>Number ${number} of an open series. ${first} light, ${second.toLowerCase()} colours, and no two alike.</p>`,
    type: digital ? 'digital' : 'physical',
    visible: !random.chance(0.01),
    sku,
    brand: kind.brand,
    ...(random.chance(0.08) && { ribbon: random.pick(['New', 'Favourite', 'Last pieces']) }),
    priceMinor,
    costMinor: Math.round(priceMinor * 0.36),
    ...(!digital && { weightKg: Math.round(random.between(0.1, 3) * 100) / 100 }),
    ...(random.chance(0.1) && {
      discount: { type: 'PERCENT' as const, value: random.pick([10, 15, 20, 30]) },
    }),
    collectionSlugs: [...kind.shelves],
    options,
    manageVariants,
    variants: manageVariants ? variantsOf(slug, sku, priceMinor, options, random) : [],
    stock:
      digital || lotOfStock < 0.2
        ? { track: false, inStock: digital || lotOfStock > 0.03 }
        : { track: true, quantity: lotOfStock < 0.27 ? 0 : random.whole(1, 300) },
    media: [{ kind: 'image', pictureId: studyId(random.whole(0, 1_000_000)), altText: name }],
    additionalInfoSections: [],
    createdDate: new Date(FIRST_DAY + place * MINUTE).toISOString(),
  }
}

/**
 * Generates n more products, one at a time, for work at scale: three quarters of them in the collection
 * `prints`, the rest spread over the other shelves, with mixed prices, options and stock. The k-th product is
 * the same for every n. Products share pictures.
 * @param n - how many, up to 1,000,000
 * @throws {RangeError} when n is not a whole number from 0 to 1,000,000
 * @example for (const product of generatedProducts(20_000)) insert(product)
 */
export const generatedProducts = (n: number): Iterable<DemoProduct> => {
  if (!Number.isInteger(n) || n < 0 || n > 1_000_000)
    throw new RangeError(`Expected a whole number from 0 to 1000000, received ${n}.`)
  return {
    *[Symbol.iterator]() {
      for (let place = 0; place < n; place++) yield productAt(place)
    },
  }
}
