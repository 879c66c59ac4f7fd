/**
 * The simplest possible catalog, to compare the platform with. It shares nothing with the platform's own
 * files.
 */
export interface ModelProduct {
  readonly id: string
  name: string
  slug: string
  visible: boolean
  brand: string | undefined
  ribbon: string
  price: number
  managed: boolean
  options: ModelOptions
  variants: ModelVariant[]
  media: string[]
  collections: Set<string>
}

/** Choices by option name, in order. */
export type ModelOptions = readonly (readonly [name: string, choices: readonly string[]])[]

export interface ModelVariant {
  readonly choices: Readonly<Record<string, string>>
  /** Cents; undefined for the product's own. */
  price: number | undefined
  sku: string
  visible: boolean
}

export interface ModelCollection {
  readonly id: string
  slug: string
  visible: boolean
}

export interface Model {
  readonly products: ModelProduct[]
  readonly collections: ModelCollection[]
  /** Former owners of free slugs. */
  readonly former: Map<string, string>
}

export const emptyModel = (): Model => ({ products: [], collections: [], former: new Map() })

const everyChoice = (options: ModelOptions): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (combined, [name, choices]) =>
      combined.flatMap((some) => choices.map((choice) => ({ ...some, [name]: choice }))),
    [{}],
  )

const sameChoices = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, choice]) => other[name] === choice)

const plain = (choices: Readonly<Record<string, string>>): ModelVariant => ({
  choices,
  price: undefined,
  sku: '',
  visible: true,
})

/** The variants after a change of options or of their management. */
export const rearranged = (product: ModelProduct): ModelVariant[] => {
  if (!product.managed || product.options.length === 0) return [plain({})]
  return everyChoice(product.options).map((choices) => {
    const kept = product.variants.find((variant) => sameChoices(variant.choices, choices))
    return kept ? { ...kept, choices } : plain(choices)
  })
}

/** The slug for a name, given the taken ones. */
export const freeSlug = (name: string, isTaken: (slug: string) => boolean): string => {
  const slug = name.toLowerCase()
  if (!isTaken(slug)) return slug
  for (let count = 1; ; count++) if (!isTaken(`${slug}-${count}`)) return `${slug}-${count}`
}

export const takeSlug = ({ former }: Model, product: ModelProduct, slug: string): void => {
  if (slug === product.slug) return
  former.set(product.slug, product.id)
  former.delete(slug)
  product.slug = slug
}

export const deleteProduct = (model: Model, product: ModelProduct): void => {
  model.products.splice(model.products.indexOf(product), 1)
  for (const [slug, id] of model.former) if (id === product.id) model.former.delete(slug)
}

/** Everything with a price: the product, and variants with a different price. */
export const adjusted = (product: ModelProduct, cents: number): boolean => {
  const own = product.variants.flatMap(({ price }) => price ?? [])
  if ([product.price, ...own].some((price) => price + cents < 0)) return false
  product.price += cents
  for (const variant of product.variants) if (variant.price !== undefined) variant.price += cents
  return true
}

/** What visitors read of a product. */
export const shownProduct = (product: ModelProduct) => {
  const prices = product.variants.map(({ price }) => (price ?? product.price) / 100)
  return {
    name: product.name,
    slug: product.slug,
    brand: product.brand,
    ribbon: product.ribbon,
    price: product.price / 100,
    priceRange: { minValue: Math.min(...prices), maxValue: Math.max(...prices) },
    manageVariants: product.managed,
    options: product.options.map(([name, choices]) => [name, ...choices]),
    variants: product.variants.map(({ choices, price, sku, visible }) => ({
      choices,
      price: (price ?? product.price) / 100,
      sku,
      visible,
    })),
    media: product.media,
    collections: [...product.collections].sort(),
  }
}
