import { media } from '@wix/sdk'
import { openShop } from '../lib/shop'
import { Visitor } from './visitor'

export default async function Page() {
  const shop = await openShop()
  const [{ items }, shelves] = await Promise.all([
    shop.products.queryProducts().ascending('name').limit(12).find(),
    shop.collections.queryCollections().find(),
  ])
  return (
    <>
      <nav aria-label="Collections">{shelves.items.map(({ name }) => `${name} `)}</nav>
      <Visitor clientId={process.env.WIX_CLIENT_ID} />
      <ul>
        {items.map(({ _id, slug, name, priceData, media: pictures }) => {
          const picture = pictures?.mainMedia?.image?.url
          return (
            <li key={_id}>
              <a href={`/products/${slug}`}>
                {picture && <img src={media.getScaledToFillImageUrl(picture, 200, 250, {})} alt={name} />}
                {name} {priceData.formatted.discountedPrice}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
