import type { Product, V3Product } from '@vitrine/contract'

/** What both catalogs say about a product, read from Catalog V1. */
export const saidByV1 = (product: Product) => {
  const own = (variant: Product['variants'][number]) => ({
    id: product.manageVariants && product.productOptions.length > 0 ? variant.id : product.id,
    price: money(variant.variant?.priceData?.discountedPrice),
    full: money(variant.variant?.priceData?.price),
    formatted: variant.variant?.priceData?.formatted?.discountedPrice,
    visible: variant.variant?.visible,
    inStock: variant.stock?.inStock,
    choices: variant.choices,
  })
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    type: product.productType.toUpperCase(),
    status: product.stock?.inventoryStatus,
    brand: product.brand,
    ribbon: product.ribbon || undefined,
    categories: product.collectionIds,
    url: `${product.productPageUrl?.base}${product.productPageUrl?.path}`,
    variants: product.variants.map(own),
    options: product.productOptions.map(({ name, choices = [] }) => ({
      name,
      choices: choices.map(({ description }) => description),
    })),
    states:
      product.manageVariants && product.productOptions.length > 0
        ? product.productOptions.flatMap(({ choices = [] }) =>
            choices.map(({ inStock, visible }) => ({ inStock, visible })),
          )
        : [],
  }
}

/** The same, read from Catalog V3 with the fields that it only sends on request. */
export const saidByV3 = (product: V3Product) => ({
  id: product.id,
  name: product.name,
  slug: product.slug,
  visible: product.visible,
  type: product.productType,
  status: product.inventory?.availabilityStatus,
  brand: product.brand?.name ?? undefined,
  ribbon: product.ribbon?.name ?? undefined,
  categories: product.directCategoriesInfo?.categories.map(({ id }) => id),
  url: product.url?.url,
  variants: product.variantsInfo?.variants?.map((variant) => ({
    id: variant.id,
    price: variant.price?.actualPrice.amount,
    full: (variant.price?.compareAtPrice ?? variant.price?.actualPrice)?.amount,
    formatted: variant.price?.actualPrice.formattedAmount,
    visible: variant.visible,
    inStock: variant.inventoryStatus?.inStock,
    choices: Object.fromEntries(
      variant.choices?.map(({ optionChoiceNames: names }) => [names?.optionName, names?.choiceName]) ?? [],
    ),
  })),
  options: [...(product.options ?? []), ...(product.modifiers ?? [])].flatMap(({ name, choicesSettings }) =>
    choicesSettings ? { name, choices: choicesSettings.choices?.map((choice) => choice.name) } : [],
  ),
  states: product.options?.flatMap(
    ({ choicesSettings }) =>
      choicesSettings?.choices?.map(({ inStock, visible }) => ({ inStock, visible })) ?? [],
  ),
})

const money = (amount: number | null | undefined): string => (amount ?? Number.NaN).toFixed(2)
