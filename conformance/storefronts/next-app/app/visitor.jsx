'use client'

import { createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'
import { useEffect, useState } from 'react'

/** Counts the products in the browser, as storefronts do that load more while one scrolls. */
export const Visitor = ({ clientId }) => {
  const [total, setTotal] = useState()
  useEffect(() => {
    const shop = createClient({ modules: { products }, auth: OAuthStrategy({ clientId }) })
    shop.products
      .queryProducts()
      .limit(1)
      .find()
      .then(({ totalCount }) => setTotal(totalCount))
  }, [clientId])
  return <p>{total === undefined ? 'Counting' : `${total} products in this browser`}</p>
}
