/** A product has at most six options. */
export const OPTION_PLACES = [1, 2, 3, 4, 5, 6] as const
type OptionTarget = `option${(typeof OPTION_PLACES)[number]}${'Name' | 'Choices'}`

/** The columns of products that a file of another program may have, without those of options. */
const PLAIN_TARGETS = [
  ...(['name', 'sku', 'price', 'stock', 'description', 'visible', 'cost', 'weight'] as const),
  ...(['brand', 'ribbon', 'collections', 'media', 'discountType', 'discountValue'] as const),
  ...(['productType', 'slug', 'id', 'row', 'variantId', 'manageVariants'] as const),
] as const
export type PlainTarget = (typeof PLAIN_TARGETS)[number]
export type Target = PlainTarget | OptionTarget

/** Everything that a column can mean. */
export const TARGETS: readonly Target[] = [
  ...PLAIN_TARGETS,
  ...OPTION_PLACES.flatMap((place) => [`option${place}Name` as const, `option${place}Choices` as const]),
]

/** The place of an option that a column names or has the choices of; undefined for other columns. */
export const optionOf = (
  target: Target,
): { readonly place: number; readonly has: 'name' | 'choices' } | undefined => {
  const [, place, part] = /^option(\d)(Name|Choices)$/.exec(target) ?? []
  return place === undefined ? undefined : { place: Number(place), has: part === 'Name' ? 'name' : 'choices' }
}

/** One of these finds the product of a row. */
const IDENTIFYING: readonly Target[] = ['id', 'slug', 'name']

/** What other programs call these columns, in English and German, without spaces and signs. */
const NAMES: Readonly<Record<PlainTarget, readonly string[]>> = {
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
    'produktbezeichnung',
    'artikelbezeichnung',
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
    'bestellnr',
    'produktnummer',
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
    'einzelpreis',
    'listenpreis',
    'preiseur',
    'preisineur',
    'preisbrutto',
    'vkbrutto',
    'vkpreis',
  ],
  stock: [
    'quantity',
    'qty',
    'inventory',
    'variantinventoryqty',
    'bestand',
    'menge',
    'lagerbestand',
    'lagermenge',
    'stuckzahl',
    'verfugbar',
    'anzahl',
  ],
  description: [
    'body',
    'bodyhtml',
    'longdescription',
    'beschreibung',
    'text',
    'langtext',
    'artikelbeschreibung',
    'produktbeschreibung',
  ],
  visible: ['published', 'active', 'status', 'sichtbar', 'aktiv', 'veroffentlicht', 'online', 'imshop'],
  cost: ['costperitem', 'purchaseprice', 'einkaufspreis', 'ek', 'ekpreis', 'ekbrutto', 'eknetto', 'kosten'],
  weight: ['weightkg', 'variantweight', 'gewicht', 'gewichtkg', 'gewichtinkg'],
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
    'warengruppe',
    'warengruppen',
    'produktkategorie',
  ],
  media: [
    'images',
    'image',
    'imagesrc',
    'imageurl',
    'pictures',
    'picture',
    'bild',
    'bilder',
    'bildurl',
    'foto',
    'fotos',
    'produktbild',
    'produktbilder',
  ],
  discountType: ['rabattart', 'artdesrabatts'],
  discountValue: ['discount', 'rabatt'],
  productType: ['produkttyp', 'artikeltyp', 'artdesprodukts'],
  slug: [
    'handle',
    'urlhandle',
    'url',
    'permalink',
    'kennung',
    'produktkennung',
    'urlkennung',
    'adresse',
    'webadresse',
  ],
  id: ['productid', 'produktid', 'artikelid'],
  row: ['rowtype', 'zeile', 'zeilenart'],
  variantId: ['variantenid', 'iddervariante'],
  manageVariants: ['hatvarianten'],
}

/** Whether a column means something other than an option. */
export const isPlain = (target: Target): target is PlainTarget => target in NAMES

/** Other programs number their options, too: `Option1 Value`. */
const isCalled = (target: Target, name: string): boolean => {
  if (isPlain(target)) return NAMES[target].includes(name)
  const { place, has } = optionOf(target) ?? {}
  const words = has === 'name' ? ['title', ''] : ['value', 'values', 'choice', 'wert', 'werte', 'auswahl']
  return words.some((word) => name === `option${place}${word}`)
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
  const others = take(isCalled)
  return exact.map((target, index) => target ?? others[index] ?? null)
}

/** Gives a column another meaning; the column that had it is left out. */
export const withMeaning = (mapping: Mapping, index: number, target: Target | null): Mapping =>
  mapping.map((now, at) => (at === index ? target : now === target ? null : now))

/** Columns of an exported file that no other program has. */
const OWN_COLUMNS: readonly string[] = [
  ...['currency', 'choiceMedia', 'additionalInfoSections', 'customTextFields', 'pricePerUnit'],
  ...['productDimensions', 'packageDimensions', 'seo', 'giftCard', 'translations'],
]
const READABLE: ReadonlySet<string> = new Set([...TARGETS, ...OWN_COLUMNS])

/** Whether the platform reads a file with these columns as it is. */
export const isReadable = (header: readonly string[]): boolean => {
  const names = header.map((name) => name.trim())
  return (
    new Set(names).size === names.length &&
    names.every((name) => READABLE.has(name)) &&
    IDENTIFYING.some((target) => names.includes(target))
  )
}

/** Whether the rows of a file can be told apart with these columns. */
export const identifies = (mapping: Mapping): boolean => findingIn(mapping) !== undefined

/** The column that finds the product of a row. */
export const findingIn = (mapping: Mapping): Target | undefined =>
  IDENTIFYING.find((target) => mapping.includes(target))
