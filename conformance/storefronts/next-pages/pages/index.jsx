import { media } from '@wix/sdk'
import { shop } from '../lib/shop'

/** Built once: the build calls the API. */
export const getStaticProps = async () => {
  const [{ items }, shelves] = await Promise.all([
    shop.products.queryProducts().ascending('name').limit(12).find(),
    shop.collections.queryCollections().find(),
  ])
  const products = items.map(({ slug, name, priceData, media: pictures }) => ({
    ...{ slug, name, price: priceData.formatted.discountedPrice },
    picture: pictures?.mainMedia?.image?.url ?? null,
  }))
  return { props: { products, shelves: shelves.items.map(({ name }) => name) } }
}

export default function Home({ products, shelves }) {
  return (
    <>
      <nav aria-label="Collections">{shelves.join(' ')}</nav>
      <ul>
        {products.map(({ slug, name, price, picture }) => (
          <li key={slug}>
            <a href={`/products/${slug}`}>
              {picture && <img src={media.getScaledToFillImageUrl(picture, 200, 250, {})} alt={name} />}
              {name} {price}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
