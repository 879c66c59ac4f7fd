import {
  type Amount,
  type CartData,
  type CartState,
  createCartStore,
  decimalText,
  type Problem,
  referenceKey,
  watchPage,
} from '@vitrine/react/cart'
import { type Heard, onHeard } from '../live/heard.ts'
import type { Language } from '../messages/languages.ts'
import { moneyText } from '../money.ts'
import { cartByRoute, RefusedError } from './cart-by-route.ts'
import { type CartView, couponOf, EMPTY_CART, type LineLook } from './cart-view.ts'
import type { ShopCart, ShownCart, ShownLine, Trouble } from './shown-cart.ts'
import { UNANSWERED } from './unanswered.ts'

/** The maximum quantity of a line. */
export const MOST = 100_000

/** Shown for an amount that only the shop can calculate. */
const UNKNOWN = '…'

const NO_LOOK: LineLook = { name: '', details: [], unitPrice: '' }

interface Opening {
  /** The address for changes. */
  address: string
  language: Language
  /** As read by the page's loader; null if it couldn't be read. */
  view: CartView | null
}

/**
 * Opens the cart of a page. The store of `@vitrine/react` makes the changes. Settled values keep the server's
 * texts; the amounts of pending ones are calculated here.
 */
export function openShopCart({ address, language, view }: Opening): ShopCart {
  const looks = new Map<string, LineLook>()
  const store = createCartStore(cartByRoute(address), { initialCart: view ?? undefined })

  const show = (state: CartState): ShownCart => {
    const settled = viewOf(state.settled)
    const { paidText: paid, taxIncludedInPrices: taxIncluded } = settled
    const isOwn = !paid
    const text = (amount: Amount | undefined) =>
      amount && isOwn ? moneyText(decimalText(amount), amount.currency, language) : UNKNOWN
    const lines = state.lines.map((line): ShownLine => {
      const known = settled.lineItems.find(({ _id }) => _id === line._id)
      return {
        ...(known ?? { ...(looks.get(line.key) ?? NO_LOOK), price: line.price }),
        ...{ _id: line._id ?? '', key: line.key, quantity: line.quantity, isPending: line.isPending },
        ...(line.catalogReference && { catalogReference: line.catalogReference }),
        currency: state.currency,
        total: known && !line.isChanged ? known.total : text(line.total),
        trouble: line.problem && saidOf(line.problem),
      }
    })
    const isChanged = state.isPending && state.lines.some((line) => line.isChanged)
    const isAsSettled = !isChanged && lines.length === settled.lineItems.length
    const coupon = couponOf(settled)?.code
    const couponProblem = state.problems.get('coupon')
    const shownKeys = new Set(['coupon', ...lines.map(({ key }) => key)])
    return {
      lines,
      count: state.count,
      subtotal: isAsSettled ? settled.subtotalText : text(state.subtotal),
      ...(paid && isAsSettled && { paid }),
      ...(taxIncluded && { taxIncluded }),
      // A code that may still be rejected isn't shown as applied.
      ...(coupon && { coupon }),
      ...{ isKnown: state.isKnown, isPending: state.isPending, isCouponPending: state.isCouponPending },
      couponTrouble: couponProblem && saidOf(couponProblem),
      lost: [...state.problems].flatMap(([key, problem]) =>
        shownKeys.has(key) ? [] : [{ key, trouble: saidOf(problem) }],
      ),
      ...{ isOffline: state.isOffline, wasEmptiedElsewhere: state.wasEmptiedElsewhere, settled },
    }
  }
  let last = { state: store.getState(), shown: show(store.getState()) }
  const getShown = () => {
    const state = store.getState()
    if (state !== last.state) last = { state, shown: show(state) }
    return last.shown
  }
  const setQuantity = (key: string, quantity: number) =>
    store.setQuantity(key, Math.min(MOST, Math.max(1, quantity)))

  return {
    subscribe: store.subscribe,
    getShown,
    add({ reference: catalogReference, quantity, look, amount, currency }) {
      looks.set(referenceKey(catalogReference), look)
      const preview = { ...(amount && { price: { amount } }), ...(currency && { currency }) }
      return store.add({ catalogReference, quantity, preview })
    },
    setQuantity,
    step(key, by) {
      const line = store.getState().lines.find((one) => one.key === key)
      if (line) setQuantity(key, line.quantity + by)
    },
    remove: store.remove,
    setCoupon: (code) => (code === null ? store.removeCoupon() : store.applyCoupon(code)),
    settled: store.settled,
    receive(read) {
      // A refresh without news must not trigger another request.
      if (JSON.stringify(read) !== JSON.stringify(getShown().settled)) store.receive(read)
    },
    watch() {
      if (!store.getState().isKnown) void store.refresh()
      const stops = [
        watchPage(store),
        onHeard(async (heard) => {
          await store.settled()
          if (concerns(heard, getShown().settled)) void store.refresh()
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Whether a cart may have changed elsewhere, or one of its products has changed. */
function concerns(heard: Heard, cart: CartView): boolean {
  if (heard === 'anything') return true
  if (heard.topic !== 'CART') return cart.lineItems.some((line) => isOf(line, heard.id))
  return heard.id !== cart._id || heard.revision > Number(cart.revision)
}

const isOf = ({ catalogReference }: CartView['lineItems'][number], productId: string): boolean =>
  catalogReference?.catalogItemId === productId

/** The store holds nothing but views: the page's own, and those that its route answers. */
const viewOf = (cart: CartState['settled']): CartView => (cart && isView(cart) ? cart : EMPTY_CART)
const isView = (cart: CartData): cart is CartView => 'count' in cart

const saidOf = ({ error }: Problem): Trouble =>
  error instanceof RefusedError ? { problem: error.message } : UNANSWERED
