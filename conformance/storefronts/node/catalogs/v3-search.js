import { productsV3, readOnlyVariantsV3 } from '@wix/stores'
import { referenceByVariant, shown, shownWhole } from './v3.js'

export const modules = { productsV3, readOnlyVariantsV3 }

/** Two pages of a search with facets, by cursor. */
export const list = async ({ shop }) => {
  const search = (cursorPaging) =>
    shop.productsV3.searchProducts(
      {
        cursorPaging,
        ...(!cursorPaging.cursor && {
          filter: { visible: true },
          sort: [{ fieldName: 'name', order: 'ASC' }],
          aggregations: [{ name: 'options', fieldPath: 'options.name', type: 'VALUE', value: { limit: 20 } }],
        }),
      },
      { fields: ['CURRENCY'] },
    )
  const first = await search({ limit: 6 })
  const { cursors, hasNext } = first.pagingMetadata
  const second = hasNext ? await search({ limit: 6, cursor: cursors.next }) : { products: [] }
  return [...first.products, ...second.products].map(shown)
}

/** Variants come from a service of their own. */
export const product = async ({ shop }, slug) => {
  const { items } = await shop.productsV3
    .queryProducts({ fields: ['CURRENCY'] })
    .eq('slug', slug)
    .find()
  const [product] = items
  const variants = await shop.readOnlyVariantsV3
    .queryVariants({ fields: ['CURRENCY'] })
    .in('productData.productId', [product._id])
    .find()
  return {
    ...shownWhole(product),
    variants: variants.items.map(({ _id, optionChoices = [] }) => ({ _id, choices: optionChoices })),
  }
}

export const referenceTo = referenceByVariant
