import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { orders as ordersModule } from '@vitrine/client/ecom'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { NewDraftButton } from '../drafts/NewDraftButton.tsx'
import { type Column, DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { SelectionBar } from '../list/SelectionBar.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { useSelection } from '../list/use-selection.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { MOST_PRINTED } from './print/read-printed.ts'
import { FULFILLMENTS, ORDER_SORTS, PAYMENTS } from './read-orders.ts'
import { FulfillmentBadge, PaymentBadge } from './StatusBadge.tsx'
import { knownTags } from './tags/change-orders.ts'
import { OrderBulkActions } from './tags/OrderBulkActions.tsx'
import { TagBadges } from './tags/TagBadges.tsx'
import { useOrderList } from './use-order-list.ts'

type Order = ordersModule.Order

/** The orders of the shop, newest first. */
export function OrdersPage() {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const searchRef = useRef<HTMLInputElement>(null)
  const { address, pages, search } = useOrderList()
  const selection = useSelection()
  const { data: tags = [] } = useQuery(knownTags)
  const isArchive = address.filter('archived') === 'yes'
  const tooMany = selection.ids.size > MOST_PRINTED
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => navigate(`/orders/${pages.rows[index]?._id}${search}`),
    pick: (index) => selection.toggle(pages.rows[index]?._id ?? ''),
    search: () => searchRef.current?.focus(),
  })
  return (
    <>
      <PageHead title={t.pages.orders}>
        <Button variant="default" component={Link} to="/orders/abandoned">
          {t.abandoned.short}
        </Button>
        <Button variant="default" component={Link} to="/orders/drafts">
          {t.drafts.title}
        </Button>
        <NewDraftButton />
      </PageHead>
      <Stack gap="md">
        <ListBar
          address={address}
          views="orders"
          searchRef={searchRef}
          placeholder={t.orders.search}
          filters={[
            {
              key: 'payment',
              label: t.orders.payment,
              choices: PAYMENTS.map((value) => ({ value, label: t.orders.payments[value] ?? value })),
            },
            {
              key: 'fulfillment',
              label: t.orders.fulfillment,
              choices: FULFILLMENTS.map((value) => ({ value, label: t.orders.fulfillments[value] ?? value })),
            },
            ...(tags.length > 0
              ? [
                  {
                    key: 'tag',
                    label: t.orders.tag,
                    choices: tags.map((value) => ({ value, label: value })),
                  },
                ]
              : []),
            {
              key: 'archived',
              label: t.orders.archiveFilter,
              choices: [{ value: 'yes', label: t.orders.inArchive }],
            },
          ]}
          sorts={ORDER_SORTS.map((value) => ({ value, label: t.orders.sorts[value] }))}
        />
        <DataList
          label={t.pages.orders}
          pages={pages}
          columns={columnsIn(words)}
          idOf={({ _id }) => _id}
          nameOf={({ number }) => t.orders.number(number)}
          hrefOf={({ _id }) => `/orders/${_id}${search}`}
          at={at}
          selection={selection}
          empty={
            <Text c="dimmed">
              {address.search || address.filters.length > 0 ? t.list.nothing : t.orders.none}
            </Text>
          }
        />
      </Stack>
      <SelectionBar selection={selection}>
        <OrderBulkActions selection={selection} isArchive={isArchive} />
        <Button
          size="compact-sm"
          disabled={tooMany}
          onClick={() => navigate('/orders/print', { state: { ids: [...selection.ids] } })}
        >
          {t.print.printSlips}
        </Button>
        {tooMany && (
          <Text size="sm" c="red" role="alert">
            {t.print.tooMany(MOST_PRINTED)}
          </Text>
        )}
      </SelectionBar>
    </>
  )
}

const columnsIn = ({ t, money, time, number }: Words): Column<Order>[] => [
  {
    key: 'number',
    label: t.orders.order,
    cell: (order) => (
      <Text size="sm" fw={600} className="numbers" component="span">
        #{order.number}
      </Text>
    ),
  },
  { key: 'time', label: t.orders.placed, isWide: true, cell: ({ _createdDate }) => time(_createdDate) },
  {
    key: 'buyer',
    label: t.orders.buyer,
    cell: ({ billingInfo, recipientInfo, buyerInfo, tags }) => {
      const { firstName, lastName } = recipientInfo?.contactDetails ?? billingInfo?.contactDetails ?? {}
      return (
        <>
          {[firstName, lastName].filter(Boolean).join(' ') || buyerInfo?.email || '–'}
          <TagBadges tags={tags?.privateTags?.tagIds ?? []} />
        </>
      )
    },
  },
  {
    key: 'items',
    label: t.orders.items,
    isWide: true,
    align: 'right',
    cell: ({ lineItems }) => number(lineItems.reduce((sum, { quantity }) => sum + quantity, 0)),
  },
  {
    key: 'total',
    label: t.orders.total,
    align: 'right',
    cell: ({ priceSummary, currency }) => (
      <span className="numbers">{money(priceSummary?.total?.amount ?? 0, currency)}</span>
    ),
  },
  {
    key: 'payment',
    label: t.orders.payment,
    cell: ({ status, paymentStatus }) => <PaymentBadge status={status} payment={paymentStatus} />,
  },
  {
    key: 'fulfillment',
    label: t.orders.fulfillment,
    isWide: true,
    cell: ({ status, fulfillmentStatus }) => (
      <FulfillmentBadge status={status} fulfillment={fulfillmentStatus} />
    ),
  },
]
