import { type Choices, choicesFrom, findVariant, productReference } from '@vitrine/react/pure'
import { data, redirect } from 'react-router'
import type { ProductPage } from '../catalog/product/product-page.ts'
import type { Visitor } from '../shop.server.ts'
import { addToCart, type Refusal, refusal, refusalOf } from './cart.server.ts'
import { quantityOf } from './cart-form.server.ts'
import { giftOf, type TypedGift, typedGift, withGift } from './gift-form.ts'

/** The result of a product's form: what was chosen, and what went wrong. */
export interface AddAnswer {
  choices: Choices
  problem?: string
  /** What was typed about a gift card's recipient. */
  gift?: TypedGift
  /** Set if the form requested a back-in-stock mail: the address, and whether it was saved. */
  email?: string
  willTell?: true
}

export const choicesOf = (form: FormData, product: ProductPage): Choices =>
  choicesFrom(product, { get: (name) => form.get(name)?.toString() ?? null })

/** Handles the product page's form without scripts, and leads to the cart. */
export async function addFromForm(form: FormData, visitor: Visitor, product: ProductPage) {
  const { answers } = visitor
  const choices = choicesOf(form, product)
  const variant = findVariant(product, choices)
  const quantity = quantityOf(form)
  const gift = product.isGiftCard ? typedGift(form) : undefined
  const refused = ({ problem, init }: Refusal) =>
    data<AddAnswer>({ choices, problem, ...(gift && { gift }) }, init)

  if (quantity === undefined) return refused(refusal(answers.wholeNumber))
  const missing = product.options.find(({ name }) => !(name in choices))
  if (missing) return refused(refusal(answers.chooseAgain(missing.name)))
  if (product.hasManagedVariants && !variant) return refused(refusal(answers.notMade))
  try {
    const reference = productReference(product.id, { choices })
    await addToCart(visitor, withGift(reference, gift && giftOf(form)), quantity)
  } catch (error) {
    return refused(refusalOf(error, answers))
  }
  return redirect('/cart', 303)
}
