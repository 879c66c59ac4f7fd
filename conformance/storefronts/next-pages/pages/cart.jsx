import { currentCart } from '@wix/ecom'
import { media } from '@wix/sdk'
import { useEffect, useState } from 'react'
import { shop } from '../lib/shop'

export default function Cart() {
  const [cart, setCart] = useState()
  useEffect(() => {
    shop.currentCart.getCurrentCart().then(setCart, () => setCart({ lineItems: [] }))
  }, [])
  const change = async (_id, quantity) => {
    const { cart: changed } = await shop.currentCart.updateCurrentCartLineItemQuantity([{ _id, quantity }])
    setCart(changed)
  }
  const checkOut = async () => {
    const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({
      channelType: currentCart.ChannelType.WEB,
    })
    const { redirectSession } = await shop.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: location.href, thankYouPageUrl: `${location.origin}/thanks` },
    })
    location.href = redirectSession.fullUrl
  }
  return (
    <>
      <h1>Cart</h1>
      {cart?.lineItems.map(({ _id, productName, quantity, image }) => (
        <p key={_id}>
          {image && <img src={media.getScaledToFillImageUrl(image, 80, 100, {})} alt="" />}
          {`${productName.original} × ${quantity}`}
          <button type="button" onClick={() => change(_id, quantity + 1)}>
            One more
          </button>
        </p>
      ))}
      <p>Subtotal {cart?.subtotal?.formattedAmount}</p>
      <button type="button" onClick={checkOut}>
        Check out
      </button>
    </>
  )
}
