import { type Choices, canBeBought, findVariant } from '@vitrine/react/pure'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { AddAnswer } from '../../cart/add-form.server.ts'
import { problemOf } from '../../cart/unanswered.ts'
import type { ProductPage } from '../../catalog/product-page.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCartPanel } from '../cart/CartProvider.tsx'
import { OptionPicker } from './OptionPicker.tsx'
import { StockHint } from './StockHint.tsx'

interface AddToCartProps {
  product: ProductPage
  choices: Choices
  pick(name: string, label: string): void
  /** What went wrong with a form that was sent without scripts. */
  problem: string | undefined
}

/** Options, quantity and the button: one form, that works without scripts and opens the drawer with them. */
export function AddToCart({ product, choices, pick, problem }: AddToCartProps) {
  const { product: words, cart } = useMessages()
  const fetcher = useFetcher<AddAnswer>()
  useDrawerAfter(fetcher.data)
  const isAdding = fetcher.state !== 'idle'
  const canBuy = canBeBought(product, choices)
  const variant = findVariant(product, choices)
  const said = isAdding ? undefined : (problemOf(fetcher.data, cart) ?? problem)
  return (
    <fetcher.Form
      method="post"
      action={`/products/${product.slug}`}
      onSubmit={(event) => isAdding && event.preventDefault()}
      className="grid gap-7"
    >
      <OptionPicker product={product} choices={choices} pick={pick} />
      <div className="grid gap-3">
        <div className="flex gap-3">
          <label className="grid">
            <span className="sr-only">{words.howMany}</span>
            <input
              type="number"
              name="quantity"
              defaultValue={1}
              min={1}
              max={100_000}
              inputMode="numeric"
              className="field h-12 w-20 text-center tabular-nums"
            />
          </label>
          <button
            type="submit"
            disabled={!canBuy}
            aria-busy={isAdding}
            aria-describedby={said ? 'add-problem' : undefined}
            className="button h-12 flex-1"
          >
            {canBuy ? (isAdding ? words.adding : words.add) : words.soldOut}
          </button>
        </div>
        <p id="add-problem" role="alert" className="text-sm text-accent empty:hidden">
          {said}
        </p>
        <StockHint product={product} variant={variant} canBuy={canBuy} />
      </div>
    </fetcher.Form>
  )
}

/** Opens the drawer once for every answer that says a piece was added. */
function useDrawerAfter(answer: AddAnswer | undefined) {
  const { open } = useCartPanel()
  const seen = useRef(answer)
  useEffect(() => {
    if (answer === seen.current) return
    seen.current = answer
    if (answer && !answer.problem) open()
  }, [answer, open])
}
