import { type Choices, canBeBought, findVariant, productReference } from '@vitrine/react/pure'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Form } from 'react-router'
import { afterPaint } from '../../after-paint.ts'
import type { TypedGift } from '../../cart/gift-form.ts'
import type { Piece } from '../../cart/shown-cart.ts'
import { problemOf } from '../../cart/unanswered.ts'
import type { GiftDays } from '../../catalog/product/gift-days.ts'
import type { ProductPage } from '../../catalog/product/product-page.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCartPanel, useLiveCart } from '../cart/cart-context.ts'
import { useFrame } from '../layout/use-frame.ts'
import { OptionPicker } from './OptionPicker.tsx'
import { StockHint } from './StockHint.tsx'

/** Few products are gift cards, so most pages do without its script. */
const loadGift = () => import('./GiftForm.tsx')
const GiftForm = lazy(() => loadGift().then(({ GiftForm }) => ({ default: GiftForm })))

interface AddToCartProps {
  product: ProductPage
  choices: Choices
  pick(name: string, label: string): void
  /** When delivery arrives. */
  arrival: string | undefined
  /** For gift cards: the days they can be sent on, and what was typed in a form that was refused. */
  gift: { days: GiftDays; typed: TypedGift | undefined } | undefined
  /** What went wrong with a form sent without scripts. */
  problem: string | undefined
}

/**
 * Options, quantity and the button: one form that works without scripts; with them it adds to the drawer at
 * once.
 */
export function AddToCart({ product, choices, pick, arrival, gift, problem }: AddToCartProps) {
  const { product: words, cart } = useMessages()
  const { add, isAdding, trouble } = useAdding()
  const { currencies } = useFrame()
  const canBuy = canBeBought(product, choices)
  const variant = findVariant(product, choices)
  const isMade = product.variants.length === 0 || variant !== undefined
  const { isPreorder } = variant ?? product
  const message = problemOf(trouble, cart) ?? problem

  const wanted = async (fields: FormData): Promise<Piece> => {
    const reference = productReference(product.id, { choices })
    const [{ pieceOf }, given] = await Promise.all([import('../cart/late-cart.ts'), gift && loadGift()])
    const quantity = Number(fields.get('quantity'))
    const piece = { ...pieceOf(product, choices, variant), reference, quantity, currency: currencies[0] }
    return given ? given.forSomeone(piece, fields) : piece
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    add(wanted(new FormData(form))).catch(() => form.submit())
  }
  return (
    <Form method="post" action={`/products/${product.slug}`} onSubmit={onSubmit} className="grid gap-7">
      <OptionPicker product={product} choices={choices} pick={pick} />
      {gift && (
        <Suspense>
          <GiftForm {...gift} />
        </Suspense>
      )}
      <div className="grid gap-3">
        <div className="flex items-center gap-3">
          {canBuy && <Quantity />}
          <div className="buy-bar flex flex-1 items-center gap-4">
            <p aria-hidden="true" className="min-w-16 text-lg tabular-nums md:hidden">
              {(variant?.price ?? product.price)?.now}
            </p>
            {!canBuy && isMade && (
              <a href="#tell-me" className="button flex-1 md:hidden">
                {words.tellMe}
              </a>
            )}
            <button
              type="submit"
              disabled={!canBuy}
              aria-busy={isAdding}
              aria-describedby={message ? 'add-problem' : undefined}
              className={`button h-12 flex-1 ${!canBuy && isMade ? 'max-md:hidden' : ''}`}
            >
              {canBuy ? (isAdding ? words.adding : isPreorder ? words.preorder : words.add) : words.soldOut}
            </button>
          </div>
        </div>
        <p id="add-problem" role="alert" className="text-sm text-accent empty:hidden">
          {message}
        </p>
        <StockHint product={product} variant={variant} canBuy={canBuy} arrival={arrival} />
      </div>
    </Form>
  )
}

function Quantity() {
  const { product: words } = useMessages()
  return (
    <label className="grid max-md:flex max-md:items-center max-md:gap-3">
      <span className="label md:sr-only">{words.howMany}</span>
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
  )
}

/** Adds items to the cart and opens the drawer, which shows them at once. */
function useAdding() {
  const { load, open } = useCartPanel()
  const live = useLiveCart()
  const [key, setKey] = useState<string>()
  const [isStarting, setStarting] = useState(false)
  return {
    add: async (piece: Promise<Piece>) => {
      setStarting(true)
      try {
        const [cart, wanted] = await Promise.all([load(), piece, afterPaint()])
        const added = cart.add(wanted)
        setKey(added)
        open(added)
      } finally {
        setStarting(false)
      }
    },
    isAdding: isStarting || live?.lines.some((line) => line.key === key && line.isPending),
    trouble: live?.lost.find((one) => one.key === key)?.trouble,
  }
}
