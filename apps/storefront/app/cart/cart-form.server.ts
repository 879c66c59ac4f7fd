import { data, redirect } from 'react-router'
import type { Visitor } from '../shop.server.ts'
import { cartProblem, removeLine, setQuantity } from './cart.server.ts'

/** What a change of the cart is answered with: the line, and what went wrong with it. */
export interface CartAnswer {
  line: string
  problem?: string
}

/** True for a form that a script sends, false for one that the browser sends by itself. */
export const isFromScript = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

/**
 * Reads what a form has sent.
 *
 * @throws 400 for what is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/**
 * Reads how many pieces are asked for: the number in the field and, where a button was pressed, one more or less.
 *
 * @returns undefined for anything but a whole number from 1 to 100,000
 */
export function quantityOf(form: FormData): number | undefined {
  const quantity = Number(form.get('quantity') ?? Number.NaN) + Number(form.get('step') ?? 0)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= 100_000 ? quantity : undefined
}

/** Carries out the form of a cart's line. Without scripts the cart's page is shown anew, so that a reload repeats nothing. */
export async function changeLine(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  const line = String(form.get('line') ?? '')
  const refused = (problem: string) => data<CartAnswer>({ line, problem }, 409)
  const quantity = quantityOf(form)
  try {
    if (form.get('intent') === 'remove') await removeLine(visitor, line)
    else if (quantity === undefined) return refused('Please give a whole number of pieces.')
    else await setQuantity(visitor, line, quantity)
  } catch (error) {
    return refused(cartProblem(error))
  }
  return isFromScript(request) ? data<CartAnswer>({ line }) : redirect('/cart', 303)
}
