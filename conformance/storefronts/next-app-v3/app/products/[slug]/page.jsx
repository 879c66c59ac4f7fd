import { media } from '@wix/sdk'
import Image from 'next/image'
import { notFound } from 'next/navigation'
import { addToCart } from '../../../lib/actions'
import { openShop } from '../../../lib/shop'

export default async function Page({ params }) {
  const { slug } = await params
  const shop = await openShop()
  const product = await shop.productsV3
    .getProductBySlug(slug, { fields: ['CURRENCY', 'MEDIA_ITEMS_INFO'] })
    .then(
      (found) => found.product,
      () => notFound(),
    )
  const picture = product.media?.main?.image
  return (
    <>
      <h1>{product.name}</h1>
      {picture && <Image src={media.getImageUrl(picture).url} width={320} height={400} alt={product.name} />}
      <form action={addToCart.bind(null, product._id)}>
        {product.options?.map(({ _id, name, choicesSettings }) => (
          <label key={_id}>
            {name}
            <select name={name}>
              {choicesSettings.choices
                .filter(({ inStock, visible }) => inStock && visible)
                .map((choice) => (
                  <option key={choice.choiceId}>{choice.name}</option>
                ))}
            </select>
          </label>
        ))}
        <button type="submit">Add to cart</button>
      </form>
    </>
  )
}
