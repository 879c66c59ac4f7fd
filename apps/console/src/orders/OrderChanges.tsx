import { List, Text } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { useWords, type Words } from '../messages/words.tsx'

type Edit = NonNullable<orders.Activity['draftOrderChangesApplied']>
type Change = Edit['changes'][number]

/** What an edit changed in an order, and why. */
export function OrderChanges({ edit, currency }: { readonly edit: Edit; readonly currency: string }) {
  const words = useWords()
  const lines = edit.changes.flatMap((change) => textsOf(change, words, currency))
  return (
    <>
      {edit.reason && (
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {edit.reason}
        </Text>
      )}
      {lines.length > 0 && (
        <List size="xs" style={{ overflowWrap: 'anywhere' }}>
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
    </>
  )
}

const textsOf = (
  { lineItemAdded, lineItemRemoved, lineItemChanged, totalPriceChanged }: Change,
  { t, money }: Words,
  currency: string,
): string[] => {
  const nameOf = (line: { name?: { original?: string } }) => line.name?.original ?? ''
  const amount = (price: { amount: string }) => money(price.amount, currency)
  const { changes } = t.orders
  if (lineItemAdded) return [changes.added(lineItemAdded.quantity, nameOf(lineItemAdded))]
  if (lineItemRemoved) return [changes.removed(lineItemRemoved.quantity, nameOf(lineItemRemoved))]
  if (totalPriceChanged) {
    const { originalTotal, newTotal } = totalPriceChanged
    return [changes.total(amount(originalTotal), amount(newTotal))]
  }
  if (!lineItemChanged) return []
  const { quantity, price } = lineItemChanged
  const name = nameOf(lineItemChanged)
  return [
    ...(quantity ? [changes.quantity(name, quantity.originalQuantity, quantity.newQuantity)] : []),
    ...(price ? [changes.price(name, amount(price.originalPrice), amount(price.newPrice))] : []),
  ]
}
