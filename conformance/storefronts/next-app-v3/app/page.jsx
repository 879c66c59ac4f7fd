import { media } from '@wix/sdk'
import { openShop } from '../lib/shop'
import { Visitor } from './visitor'

export default async function Page() {
  const shop = await openShop()
  const treeReference = { appNamespace: '@wix/stores', treeKey: null }
  const [{ items }, shelves] = await Promise.all([
    shop.productsV3
      .queryProducts({ fields: ['CURRENCY', 'MEDIA_ITEMS_INFO'] })
      .ascending('name')
      .limit(12)
      .find(),
    shop.categories.queryCategories({ treeReference }).eq('visible', true).find(),
  ])
  return (
    <>
      <nav aria-label="Categories">{shelves.items.map(({ name }) => `${name} `)}</nav>
      <Visitor clientId={process.env.WIX_CLIENT_ID} />
      <ul>
        {items.map(({ _id, slug, name, actualPriceRange, media: pictures }) => {
          const picture = pictures?.main?.image
          return (
            <li key={_id}>
              <a href={`/products/${slug}`}>
                {picture && <img src={media.getScaledToFillImageUrl(picture, 200, 250, {})} alt={name} />}
                {name} {actualPriceRange.minValue.formattedAmount}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
