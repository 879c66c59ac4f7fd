import { currentCart } from '@wix/ecom'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { collections, products } from '@wix/stores'

/**
 * A small storefront as shops have written it for the hosted platform: three pages as text. A move changes
 * only its import lines.
 */
export const openStorefront = (clientId: string) => {
  const client = createClient({
    modules: { products, collections, currentCart },
    auth: OAuthStrategy({ clientId }),
  })
  // Functions taken out of their module, as hooks do.
  const { queryProducts } = client.use(products)

  return {
    async home() {
      const { items } = await client.collections.queryCollections().find()
      const page = await queryProducts().ascending('name').limit(5).find()
      return [
        ...items.map(({ name, slug }) => `${name} (/${slug})`).sort(),
        ...page.items.map(({ name, priceData }) => `${name}: ${priceData?.formatted?.discountedPrice}`),
        `${page.currentPage} of ${page.totalPages}, ${page.totalCount} in all, ${page.hasNext() ? 'more' : 'no more'}`,
        ...(await page.next()).items.map(({ name }) => name),
      ]
    },

    async product(slug: string) {
      const { items } = await client.products.queryProducts().eq('slug', slug).limit(1).find()
      const [product] = items
      if (!product?._id) return ['Not found']
      const again = await client.products.getProduct(product._id)
      const picture = product.media?.mainMedia?.image?.url
      return [
        `${product.name} ${again.product?.slug === slug}`,
        `${product.stock?.inventoryStatus === products.InventoryStatus.IN_STOCK}`,
        `${product.productType === products.ProductType.physical} ${product.lastUpdated instanceof Date}`,
        ...(product.productOptions ?? []).flatMap(({ name, optionType, choices }) => [
          `${name}: ${optionType === products.OptionType.color ? 'colours' : 'list'}`,
          ...(choices ?? []).map(({ value, description, inStock }) => `${value} ${description} ${inStock}`),
        ]),
        ...(product.variants ?? []).map(
          ({ choices, stock }) => `${JSON.stringify(choices)} ${stock?.inStock}`,
        ),
        picture ? 'pictured' : 'not pictured',
        media.getImageUrl('wix:image://v1/a~b.jpg/mug%201.jpg#originWidth=10&originHeight=20').filename,
      ]
    },

    async buy(slug: string) {
      const lines = []
      const cart = await client.currentCart.getCurrentCart().catch((error) => error)
      lines.push(cart.details?.applicationError?.code, cart.status)
      const [product] = (await queryProducts().eq('slug', slug).find()).items
      const catalogReference = {
        appId: '1380b703-ce81-ff05-f115-39571d94dfcd',
        catalogItemId: product?._id ?? '',
        options: { options: {} },
      }
      const added = await client.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference, quantity: 1 }],
      })
      const [line] = added.cart?.lineItems ?? []
      lines.push(line?.productName?.original, line?.price?.formattedAmount, line?.image?.split('#')[0])
      const _id = line?._id ?? ''
      const more = await client.currentCart.updateCurrentCartLineItemQuantity([{ _id, quantity: 3 }])
      lines.push(more.cart?.lineItems?.[0]?.quantity, more.cart?._updatedDate instanceof Date)
      const less = await client.currentCart.removeLineItemsFromCurrentCart([_id])
      lines.push(less.cart?.lineItems?.length)
      const failure = await client.products
        .getProduct('00000000-0000-4000-8000-000000000000')
        .catch((error) => error)
      lines.push(failure.status, failure.details?.applicationError?.code)
      return [...lines, client.auth.loggedIn(), client.auth.getTokens().refreshToken.role]
    },
  }
}
