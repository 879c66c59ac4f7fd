import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ProductPage } from '../../catalog/product-page.ts'
import { type Choices, choicesFrom, choose, completeChoices, searchOf } from '../../catalog/variants.ts'

/**
 * What is chosen on a product's page, as its address says it, so that a choice can be linked to, reloaded
 * and made without scripts. A choice shows at once and is in the address a moment later.
 *
 * @param posted - what was chosen in a form that was sent and is shown again
 */
export function useChoices(product: ProductPage, posted: Choices = {}) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const settled = completeChoices(product, { ...posted, ...choicesFrom(product, params) })
  const [choices, show] = useOptimistic(settled)
  const pick = (name: string, label: string) =>
    startTransition(async () => {
      const chosen = choose(product, choices, name, label)
      show(chosen)
      await navigate(searchOf(chosen), { replace: true, preventScrollReset: true })
    })
  return { choices, pick }
}
