import { Link } from 'react-router'
import type { SaleTerms } from '../../catalog/product/sale-terms.ts'
import { SHOP } from '../../shop.ts'
import { useFrame } from '../layout/use-frame.ts'

/** The line under a price: tax, delivery with a link to its page, and returns. */
export function PriceTerms({ terms: { tax, delivery, returns, converted } }: { terms: SaleTerms }) {
  const { menus } = useFrame()
  const hasPage = [...menus.footer, ...menus.header].some(({ slug }) => slug === SHOP.deliveryPage)
  return (
    <p className="label mt-2">
      {tax}
      {delivery && ', '}
      {delivery && hasPage ? (
        <Link to={`/pages/${SHOP.deliveryPage}`} className="link">
          {delivery}
        </Link>
      ) : (
        delivery
      )}
      . {returns} {converted}
    </p>
  )
}
