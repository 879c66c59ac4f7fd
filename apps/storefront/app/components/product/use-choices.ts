import { useChoices as useAddressed } from '@vitrine/react/product'
import type { Choices, Choosable } from '@vitrine/react/pure'
import { useLocation, useNavigate } from 'react-router'

/**
 * The selection on a product's page, from its address.
 * @param posted - the selection of a submitted form that is shown again
 */
export function useChoices(product: Choosable, posted?: Choices) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const replace = (to: string) => navigate(to, { replace: true, preventScrollReset: true })
  return useAddressed(product, { search, replace }, posted)
}
