/** What a storefront shows of a product of Catalog V1. */
export const shown = ({ slug, name, priceData, media }) => ({
  ...{ slug, name, price: priceData?.formatted?.discountedPrice },
  picture: media?.mainMedia?.image?.url,
})

export const shownWhole = (product) => ({
  ...shown(product),
  id: product._id ?? product.id,
  options: (product.productOptions ?? []).map(({ name, choices = [] }) => ({
    name,
    choices: choices
      .filter(({ inStock, visible }) => inStock && visible)
      .map(({ description }) => description),
  })),
})

/** The stores app, under both of the ids that storefronts write. */
const APP_IDS = ['215238eb-22a5-4c36-9e7b-e7c08025e04e', '1380b703-ce81-ff05-f115-39571d94dfcd']

export const referenceByOptions = ({ id }, options, app = 0) => ({
  appId: APP_IDS[app],
  catalogItemId: id,
  options: { options },
})
