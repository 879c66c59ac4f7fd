'use client'

import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { localStorageTokens } from '@vitrine/client/storage'
import { CommerceProvider, Money, productReference, useAddToCart, useCart } from '@vitrine/react'
import { useBrowserAddress, useVariantPicker } from '@vitrine/react/product'
import type { Choosable } from '@vitrine/react/pure'
import { useState } from 'react'

interface ProductProps {
  shop: { apiUrl: string; clientId: string }
  id: string
  hasManagedVariants: boolean
  search: string
  product: Choosable
}

/** The interactive part. The client is created here, because functions can't cross from the server. */
export function Product({ shop: { apiUrl, clientId }, ...product }: ProductProps) {
  const [client] = useState(() => {
    const isBrowser = 'localStorage' in globalThis
    const auth = OAuthStrategy({ clientId, ...(isBrowser && { tokenStorage: localStorageTokens() }) })
    return createClient({ apiUrl, auth, modules: { currentCart } })
  })
  return (
    <CommerceProvider client={client} locale="en-IE">
      <Choice {...product} />
    </CommerceProvider>
  )
}

function Choice({ id, hasManagedVariants, search, product }: Omit<ProductProps, 'shop'>) {
  const { choices, variant, canBeBought, selectProps } = useVariantPicker(product, useBrowserAddress(search))
  const { buttonProps } = useAddToCart({
    catalogReference: productReference(
      id,
      hasManagedVariants && variant ? { variantId: variant.id } : { choices },
    ),
  })
  const { count, subtotal } = useCart()
  return (
    <>
      {product.options.map((option) => (
        <label key={option.name}>
          {option.name}
          <select {...selectProps(option)}>
            {option.choices.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
      ))}
      <button {...buttonProps()} disabled={!canBeBought}>
        Add to cart
      </button>
      <p role="status">
        {count} items, <Money amount={subtotal} fallback="…" />
      </p>
    </>
  )
}
