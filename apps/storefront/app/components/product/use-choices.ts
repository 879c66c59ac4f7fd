import { useChoices as useAddressed } from '@vitrine/react/product'
import type { Choices, Choosable } from '@vitrine/react/pure'
import { useLocation, useNavigate } from 'react-router'

/**
 * What is chosen on a product's page, as its address says it.
 *
 * @param posted - what was chosen in a form that was sent and is shown again
 */
export function useChoices(product: Choosable, posted?: Choices) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const replace = (to: string) => navigate(to, { replace: true, preventScrollReset: true })
  return useAddressed(product, { search, replace }, posted)
}
