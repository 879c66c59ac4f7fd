import { data, redirect, redirectDocument } from 'react-router'
import type { Visitor } from '../shop.server.ts'
import {
  type Refusal,
  readCart,
  refusal,
  refusalOf,
  removeLine,
  setNote,
  setQuantity,
} from './cart.server.ts'
import { MOST_NOTE, NOTE } from './cart-view.ts'
import { openCheckout } from './checkout.server.ts'
import { applyCoupon, couponProblem, removeCoupon } from './coupon.server.ts'

/** The result of a cart form: the line, `coupon`, `note` or `checkout`, and what went wrong with it. */
export interface CartAnswer {
  line: string
  problem?: string
  /** The rejected code. */
  typed?: string
}

/** True for a form sent by a script, false for one sent by the browser itself. */
export const isFromScript = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

/**
 * Reads a form.
 * @throws 400 if it isn't one
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/**
 * Reads the requested quantity: the number in the field, plus or minus one if a button was pressed.
 * @returns undefined for anything but a whole number from 1 to 100,000
 */
export function quantityOf(form: FormData): number | undefined {
  const quantity = Number(form.get('quantity') ?? Number.NaN) + Number(form.get('step') ?? 0)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= 100_000 ? quantity : undefined
}

/**
 * Handles the form of a cart line, of the coupon, of the note or of the checkout, which leads away. Without scripts it
 * redirects to the cart page, so a reload repeats nothing.
 */
export async function changeCart(request: Request, visitor: Visitor) {
  const form = await readForm(request)
  if (form.get('line') === 'checkout') return checkOut(form, visitor)
  const line = String(form.get('line') ?? '')
  const typed = String(form.get('code') ?? '').trim()
  const change = line === NOTE ? changeNote : line === 'coupon' ? changeCoupon : changeLine
  const refused = await change(form, visitor)
  if (refused) return data<CartAnswer>({ line, problem: refused.problem, typed }, refused.init)
  return isFromScript(request) ? data<CartAnswer>({ line }) : redirect('/cart', 303)
}

/** The same for the note; a form without one changes nothing. */
async function changeNote(form: FormData, visitor: Visitor): Promise<Refusal | undefined> {
  const typed = form.get(NOTE)
  if (typeof typed !== 'string') return
  const note = typed.trim().slice(0, MOST_NOTE)
  try {
    const { note: before = '', lineItems } = await readCart(visitor)
    if (note !== before && lineItems.length > 0) await setNote(visitor, note)
  } catch (error) {
    return refusalOf(error, visitor.answers)
  }
}

async function checkOut(form: FormData, visitor: Visitor) {
  const unsaved = await changeNote(form, visitor)
  if (unsaved) return data<CartAnswer>({ line: 'checkout', problem: unsaved.problem }, unsaved.init)
  const opened = await openCheckout(visitor, String(form.get('country') ?? ''))
  if ('address' in opened) return redirectDocument(opened.address, 303)
  return data<CartAnswer>({ line: 'checkout', problem: opened.problem }, opened.init)
}

/** Returns what went wrong, if anything. */
async function changeCoupon(form: FormData, visitor: Visitor): Promise<Refusal | undefined> {
  const typed = String(form.get('code') ?? '').trim()
  try {
    if (form.get('intent') === 'remove-coupon') await removeCoupon(visitor)
    else if (typed === '') return refusal(visitor.answers.typeCode)
    else await applyCoupon(visitor, typed)
  } catch (error) {
    return refusalOf(error, visitor.answers, couponProblem)
  }
}

/** The same for the coupon. */
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
