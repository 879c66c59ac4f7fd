import { type Choices, choicesFrom, findVariant } from '@vitrine/react/pure'
import { data, redirect } from 'react-router'
import type { ProductPage } from '../catalog/product-page.ts'
import type { Visitor } from '../shop.server.ts'
import { addToCart, cartProblem } from './cart.server.ts'
import { isFromScript, quantityOf, readForm } from './cart-form.server.ts'

/** What adding is answered with: what was chosen, and what went wrong. */
export interface AddAnswer {
  choices: Choices
  problem?: string
}

/** Carries out the form of a product's page. Without scripts the visitor is led to the cart. */
export async function addFromForm(request: Request, visitor: Visitor, product: ProductPage) {
  const { answers } = visitor
  const form = await readForm(request)
  const choices = choicesFrom(product, { get: (name) => form.get(name)?.toString() ?? null })
  const variant = findVariant(product, choices)
  const quantity = quantityOf(form)
  const refused = (problem: string) => data<AddAnswer>({ choices, problem }, 409)

  if (quantity === undefined) return refused(answers.wholeNumber)
  const missing = product.options.find(({ name }) => !(name in choices))
  if (missing) return refused(answers.chooseAgain(missing.name))
  if (product.hasManagedVariants && !variant) return refused(answers.notMade)
  try {
    const chosen = product.hasManagedVariants && variant ? { variantId: variant.id } : { options: choices }
    await addToCart(visitor, product.id, quantity, chosen)
  } catch (error) {
    return refused(cartProblem(error, answers))
  }
  return isFromScript(request) ? data<AddAnswer>({ choices }) : redirect('/cart', 303)
}
