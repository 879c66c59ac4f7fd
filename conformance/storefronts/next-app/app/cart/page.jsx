import { media } from '@wix/sdk'
import { checkOut, setQuantity } from '../../lib/actions'
import { getCart } from '../../lib/shop'

export default async function Page() {
  const cart = await getCart()
  return (
    <>
      <h1>Cart</h1>
      {cart?.lineItems.map(({ _id, productName, quantity, image }) => (
        <form key={_id} action={setQuantity.bind(null, _id, quantity + 1)}>
          {image && <img src={media.getScaledToFillImageUrl(image, 80, 100, {})} alt="" />}
          {`${productName.original} × ${quantity}`}
          <button type="submit">One more</button>
        </form>
      ))}
      <p>Subtotal {cart?.subtotal?.formattedAmount}</p>
      <form action={checkOut}>
        <button type="submit">Check out</button>
      </form>
    </>
  )
}
