import { media } from '@wix/sdk'
import { checkOut, setQuantity } from '../../lib/actions'
import { getCart } from '../../lib/shop'

export default async function Page() {
  const { cart, summary } = (await getCart()) ?? {}
  return (
    <>
      <h1>Cart</h1>
      {cart?.lineItems.map(({ _id, name, quantityInfo: { confirmedQuantity: quantity }, attributes }) => (
        <form key={_id} action={setQuantity.bind(null, _id, quantity + 1)}>
          {attributes.image && (
            <img src={media.getScaledToFillImageUrl(attributes.image, 80, 100, {})} alt="" />
          )}
          {`${name.original} × ${quantity}`}
          <button type="submit">One more</button>
        </form>
      ))}
      <p>Subtotal {summary?.priceSummary.subtotal.amount}</p>
      <form action={checkOut}>
        <button type="submit">Check out</button>
      </form>
    </>
  )
}
