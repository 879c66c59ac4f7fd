/** What a storefront shows of a product of Catalog V3. The packages give pictures as text, REST as objects. */
export const shown = ({ slug, name, actualPriceRange, media }) => ({
  ...{ slug, name, price: actualPriceRange?.minValue?.formattedAmount },
  picture: media?.main?.image?.url ?? media?.main?.image,
})

export const shownWhole = (product) => ({
  ...shown(product),
  id: product._id ?? product.id,
  options: (product.options ?? []).map(({ name, choicesSettings }) => ({
    name,
    choices: choicesSettings.choices
      .filter(({ inStock, visible }) => inStock && visible)
      .map((one) => one.name),
  })),
  variants: product.variantsInfo?.variants ?? [],
})

const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** The variant whose choices are the chosen ones, as the packages' own components look for it. */
export const referenceByVariant = ({ id, variants }, chosen) => {
  const variant = variants.find(({ choices = [] }) =>
    choices.every(({ optionChoiceNames: { optionName, choiceName } }) => chosen[optionName] === choiceName),
  )
  return { appId: APP_ID, catalogItemId: id, options: { variantId: variant._id ?? variant.id } }
}
