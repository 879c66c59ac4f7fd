import { type Choices, choicesFrom, findVariant, productReference } from '@vitrine/react/pure'
import { data, redirect } from 'react-router'
import type { ProductPage } from '../catalog/product-page.ts'
import type { Visitor } from '../shop.server.ts'
import { addToCart, type Refusal, refusal, refusalOf } from './cart.server.ts'
import { quantityOf, readForm } from './cart-form.server.ts'

/** The result of adding an item: what was chosen, and what went wrong. */
export interface AddAnswer {
  choices: Choices
  problem?: string
}

/** Handles the product page's form without scripts, and leads to the cart. */
export async function addFromForm(request: Request, visitor: Visitor, product: ProductPage) {
  const { answers } = visitor
  const form = await readForm(request)
  const choices = choicesFrom(product, { get: (name) => form.get(name)?.toString() ?? null })
  const variant = findVariant(product, choices)
  const quantity = quantityOf(form)
  const refused = ({ problem, init }: Refusal) => data<AddAnswer>({ choices, problem }, init)

  if (quantity === undefined) return refused(refusal(answers.wholeNumber))
  const missing = product.options.find(({ name }) => !(name in choices))
  if (missing) return refused(refusal(answers.chooseAgain(missing.name)))
  if (product.hasManagedVariants && !variant) return refused(refusal(answers.notMade))
  try {
    await addToCart(visitor, productReference(product.id, { choices }), quantity)
  } catch (error) {
    return refused(refusalOf(error, answers))
  }
  return redirect('/cart', 303)
}
