'use client'

import { createClient, OAuthStrategy } from '@wix/sdk'
import { productsV3 } from '@wix/stores'
import { useEffect, useState } from 'react'

/** Counts the products in the browser, as storefronts do that load more while one scrolls. */
export const Visitor = ({ clientId }) => {
  const [total, setTotal] = useState()
  useEffect(() => {
    const shop = createClient({ modules: { productsV3 }, auth: OAuthStrategy({ clientId }) })
    shop.productsV3.countProducts().then(({ count }) => setTotal(count))
  }, [clientId])
  return <p>{total === undefined ? 'Counting' : `${total} products in this browser`}</p>
}
