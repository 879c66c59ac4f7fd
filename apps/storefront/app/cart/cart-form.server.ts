import { data, redirect, redirectDocument } from 'react-router'
import type { Visitor } from '../shop.server.ts'
import { type Refusal, refusal, refusalOf, removeLine, setQuantity } from './cart.server.ts'
import { openCheckout } from './checkout.server.ts'
import { applyCoupon, couponProblem, removeCoupon } from './coupon.server.ts'

/** What a form of the cart is answered with: the line, `coupon` or `checkout`, and what went wrong with it. */
export interface CartAnswer {
  line: string
  problem?: string
  /** The code that was not taken. */
  typed?: string
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

/**
 * Carries out the form of a cart's line, of its coupon or of its checkout, which leads away. Without scripts the cart's
 * page is shown anew, so that a reload repeats nothing.
 */
export async function changeCart(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  if (form.get('line') === 'checkout') return checkOut(form, visitor)
  const line = String(form.get('line') ?? '')
  const typed = String(form.get('code') ?? '').trim()
  const refused =
    line === 'coupon' ? await changeCoupon(form, typed, visitor) : await changeLine(form, visitor)
  if (refused) return data<CartAnswer>({ line, problem: refused.problem, typed }, refused.init)
  return isFromScript(request) ? data<CartAnswer>({ line }) : redirect('/cart', 303)
}

async function checkOut(form: FormData, visitor: Visitor) {
  const opened = await openCheckout(visitor, String(form.get('country') ?? ''))
  if ('address' in opened) return redirectDocument(opened.address, 303)
  return data<CartAnswer>({ line: 'checkout', problem: opened.problem }, opened.init)
}

/** Answers what went wrong, if anything did. */
async function changeCoupon(form: FormData, typed: string, visitor: Visitor): Promise<Refusal | undefined> {
  try {
    if (form.get('intent') === 'remove-coupon') await removeCoupon(visitor)
    else if (typed === '') return refusal(visitor.answers.typeCode)
    else await applyCoupon(visitor, typed)
  } catch (error) {
    return refusalOf(error, visitor.answers, couponProblem)
  }
}

/** As for the coupon. */
async function changeLine(form: FormData, visitor: Visitor): Promise<Refusal | undefined> {
  const line = String(form.get('line') ?? '')
  const quantity = quantityOf(form)
  try {
    if (form.get('intent') === 'remove') await removeLine(visitor, line)
    else if (quantity === undefined) return refusal(visitor.answers.wholeNumber)
    else await setQuantity(visitor, line, quantity)
  } catch (error) {
    return refusalOf(error, visitor.answers)
  }
}
