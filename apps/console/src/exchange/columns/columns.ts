/** The columns of products that a file of another program may have. */
export const TARGETS = [
  ...(['name', 'sku', 'price', 'stock', 'description', 'visible', 'cost', 'weight'] as const),
  ...(['brand', 'ribbon', 'collections', 'media', 'discountType', 'discountValue'] as const),
  ...(['productType', 'slug', 'id'] as const),
] as const
export type Target = (typeof TARGETS)[number]

/** One of these finds the product of a row. */
const IDENTIFYING: readonly Target[] = ['id', 'slug', 'name']

/** What other programs call these columns, in English and German, without spaces and signs. */
const NAMES: Readonly<Record<Target, readonly string[]>> = {
  name: [
    'title',
    'productname',
    'producttitle',
    'artikel',
    'artikelname',
    'bezeichnung',
    'titel',
    'produkt',
    'produktname',
  ],
  sku: [
    'articlenumber',
    'itemnumber',
    'variantsku',
    'partnumber',
    'artikelnummer',
    'artnr',
    'artikelnr',
    'bestellnummer',
  ],
  price: [
    'regularprice',
    'variantprice',
    'saleprice',
    'unitprice',
    'preis',
    'verkaufspreis',
    'vk',
    'bruttopreis',
  ],
  stock: [
    'quantity',
    'qty',
    'inventory',
    'variantinventoryqty',
    'bestand',
    'menge',
    'lagerbestand',
    'anzahl',
  ],
  description: ['body', 'bodyhtml', 'longdescription', 'beschreibung', 'text', 'produktbeschreibung'],
  visible: ['published', 'active', 'status', 'sichtbar', 'aktiv', 'veroffentlicht'],
  cost: ['costperitem', 'purchaseprice', 'einkaufspreis', 'ek', 'kosten'],
  weight: ['weightkg', 'variantweight', 'gewicht', 'gewichtkg'],
  brand: ['vendor', 'manufacturer', 'marke', 'hersteller'],
  ribbon: ['badge', 'label', 'hinweis'],
  collections: [
    'categories',
    'category',
    'collection',
    'kategorie',
    'kategorien',
    'kollektion',
    'kollektionen',
  ],
  media: ['images', 'image', 'imagesrc', 'imageurl', 'pictures', 'picture', 'bild', 'bilder', 'bildurl'],
  discountType: ['rabattart'],
  discountValue: ['discount', 'rabatt'],
  productType: ['produkttyp'],
  slug: ['handle', 'urlhandle', 'url', 'permalink'],
  id: ['productid', 'produktid'],
}

/** What each column of a file means, in the order of the file; null for those that are left out. */
export type Mapping = readonly (Target | null)[]

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Guesses what the columns of a file mean by their names. Each meaning is used once. */
export const guessed = (header: readonly string[]): Mapping => {
  const taken = new Set<Target>()
  const meanings = header.map(plain)
  const take = (fits: (target: Target, name: string) => boolean) =>
    meanings.map((name) => {
      const found = TARGETS.find((target) => !taken.has(target) && fits(target, name))
      if (found) taken.add(found)
      return found ?? null
    })
  const exact = take((target, name) => target.toLowerCase() === name)
  const others = take((target, name) => NAMES[target].includes(name))
  return exact.map((target, index) => target ?? others[index] ?? null)
}

/** Gives a column another meaning; the column that had it is left out. */
export const withMeaning = (mapping: Mapping, index: number, target: Target | null): Mapping =>
  mapping.map((now, at) => (at === index ? target : now === target ? null : now))

/** Whether the rows of a file can be told apart with these columns. */
export const identifies = (mapping: Mapping): boolean =>
  mapping.some((target) => target !== null && IDENTIFYING.includes(target))
