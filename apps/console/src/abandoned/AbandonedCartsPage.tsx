import { Text } from '@mantine/core'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { nameOfLine } from '../parts/line-name.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { type AbandonedCart, readCarts } from './read-carts.ts'
import { type AbandonedTexts, useAbandonedTexts } from './texts.ts'

/** The carts that buyers left before they began a checkout. */
export function AbandonedCartsPage() {
  const words = useWords()
  const texts = useAbandonedTexts()
  const list = useList({
    ...{ address: useListAddress([]), pages: usePages(['abandoned', 'carts'], readCarts) },
    idOf: ({ _id }) => _id,
    hrefOf: ({ customerId }) => (customerId === undefined ? undefined : `/customers/${customerId}`),
  })
  return (
    <>
      <PageHead title={texts.carts} back={{ to: '/orders/abandoned', label: texts.title }} />
      <Text size="sm" c="dimmed" mb="md">
        {texts.cartsHint}
      </Text>
      <List
        name="abandoned-carts"
        list={list}
        label={texts.carts}
        nameOf={(cart) => nameOf(cart, texts)}
        filters={[]}
        columns={columnsIn(words, texts)}
        exported={readCarts}
        none={<Text c="dimmed">{texts.noCarts}</Text>}
      />
    </>
  )
}

const nameOf = ({ name, email }: AbandonedCart, texts: AbandonedTexts): string =>
  name ?? email ?? texts.visitor

/** What is in a cart, such as “2 × Salt Cellar, 1 × Bowl, S”. */
const itemsOf = ({ lineItems, lineCount }: AbandonedCart, most: number, texts: AbandonedTexts): string => {
  const shown = lineItems.slice(0, most)
  const items = shown.map((line) => `${line.quantity} × ${nameOfLine(line)}`)
  return [...items, ...(lineCount > shown.length ? [texts.moreItems(lineCount - shown.length)] : [])].join(
    ', ',
  )
}

const columnsIn = ({ t, money, time }: Words, texts: AbandonedTexts): Column<AbandonedCart>[] => [
  {
    key: 'buyer',
    label: t.orders.buyer,
    text: ({ name, email }) => [name, email].filter(Boolean).join(' '),
    cell: (cart) => (
      <>
        <Text size="sm" component="span" display="block" style={{ overflowWrap: 'anywhere' }}>
          {nameOf(cart, texts)}
        </Text>
        {cart.name && cart.email && (
          <Text size="xs" c="dimmed" component="span" style={{ overflowWrap: 'anywhere' }}>
            {cart.email}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'items',
    label: t.orders.items,
    text: (cart) => itemsOf(cart, cart.lineItems.length, texts),
    cell: (cart) => (
      <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {itemsOf(cart, 3, texts)}
      </Text>
    ),
  },
  {
    ...{ key: 'changed', label: texts.lastTouched, isWide: true },
    text: ({ _updatedDate }) => _updatedDate.toISOString(),
    cell: ({ _updatedDate }) => time(_updatedDate),
  },
  {
    key: 'total',
    label: t.orders.sums.subtotal,
    align: 'right',
    text: ({ subtotal }) => subtotal.amount,
    cell: ({ subtotal, currency }) => <span className="numbers">{money(subtotal.amount, currency)}</span>,
  },
]
