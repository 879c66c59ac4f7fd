import { Form, Link, useNavigation } from 'react-router'
import type { OrderView } from '../../order/order-view.ts'
import { useOrderWords } from '../../order/use-words.ts'

/** Orders the same again, and prints the order: as its invoice if the shop made one. */
export function OrderActions({ order: { id, invoice } }: { order: Pick<OrderView, 'id' | 'invoice'> }) {
  const words = useOrderWords()
  const action = `/account/orders/${id}`
  const isAdding = useNavigation().formAction === action
  return (
    <>
      <Form method="post" action={action}>
        <button type="submit" aria-busy={isAdding} className="button w-full">
          {isAdding ? words.adding : words.again}
        </button>
      </Form>
      <button type="button" className="button button-quiet" onClick={() => print()}>
        {invoice ? words.print : words.printOrder}
      </button>
    </>
  )
}

/** Links members to where they can follow the order. */
export function ToOrders() {
  return (
    <Link to="/account" className="button">
      {useOrderWords().toOrders}
    </Link>
  )
}

/** Lets a guest keep their order in an account; it only takes a password. */
export function KeepOrder({ id }: { id: string }) {
  const words = useOrderWords()
  const query = new URLSearchParams({ order: id, returnTo: '/account' })
  return (
    <section aria-labelledby="keep" className="mb-4 grid gap-3 border border-line p-6 lg:p-8">
      <h2 id="keep" className="text-xl">
        {words.keep}
      </h2>
      <p className="text-soft">{words.keepWhy}</p>
      <Link to={`/register?${query}`} className="button mt-1">
        {words.createAccount}
      </Link>
    </section>
  )
}
