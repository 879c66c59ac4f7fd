import Image from 'next/image'
import { notFound } from 'next/navigation'
import { addToCart } from '../../../lib/actions'
import { openShop } from '../../../lib/shop'

export default async function Page({ params }) {
  const { slug } = await params
  const shop = await openShop()
  const { items } = await shop.products.queryProducts().eq('slug', slug).limit(1).find()
  const [product] = items
  if (!product) notFound()
  const picture = product.media?.mainMedia?.image
  return (
    <>
      <h1>{product.name}</h1>
      {picture && <Image src={picture.url} width={320} height={400} alt={product.name} />}
      <form action={addToCart.bind(null, product._id)}>
        {product.productOptions.map(({ name, choices }) => (
          <label key={name}>
            {name}
            <select name={name}>
              {choices
                .filter(({ inStock, visible }) => inStock && visible)
                .map(({ description }) => (
                  <option key={description}>{description}</option>
                ))}
            </select>
          </label>
        ))}
        <button type="submit">Add to cart</button>
      </form>
    </>
  )
}
