import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { NewDraftButton } from '../drafts/NewDraftButton.tsx'
import { List } from '../list/List.tsx'
import { useList } from '../list/use-list.ts'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useDaysFilter } from './dates/DaysFilter.tsx'
import { orderColumns } from './order-columns.tsx'
import { MOST_PRINTED } from './print/read-slips.ts'
import { usePrintTexts } from './print/texts.ts'
import { FULFILLMENTS, ORDER_SORTS, PAYMENTS, readForExport } from './read-orders.ts'
import { knownTags } from './tags/change-orders.ts'
import { OrderBulkActions } from './tags/OrderBulkActions.tsx'
import { useOrderList } from './use-order-list.ts'

/** The orders of the shop, newest first. */
export function OrdersPage() {
  const words = useWords()
  const { t } = words
  const print = usePrintTexts()
  const navigate = useNavigate()
  const { address, pages, asked, search } = useOrderList()
  const { data: tags = [] } = useQuery(knownTags)
  const list = useList({
    ...{ address, pages, mayPick: true },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/orders/${_id}${search}`,
  })
  const { filter: daysFilter, dialog: daysDialog } = useDaysFilter(address)
  const { selection } = list
  const tooMany = selection.ids.size > MOST_PRINTED
  return (
    <>
      <PageHead title={t.pages.orders}>
        <Button variant="default" component={Link} to="/orders/abandoned">
          {t.orders.abandoned}
        </Button>
        <Button variant="default" component={Link} to="/orders/drafts">
          {t.drafts.title}
        </Button>
        <NewDraftButton />
      </PageHead>
      <List
        name="orders"
        list={list}
        label={t.pages.orders}
        nameOf={({ number }) => t.orders.number(number)}
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
          daysFilter,
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
        columns={orderColumns(words)}
        exported={readForExport(asked)}
        none={<Text c="dimmed">{t.orders.none}</Text>}
        mayPickAll
        actions={
          <>
            <OrderBulkActions selection={selection} asked={asked} />
            <Button
              size="compact-sm"
              disabled={tooMany}
              onClick={() =>
                navigate('/orders/print', {
                  state: selection.isAll ? { asked } : { ids: [...selection.ids] },
                })
              }
            >
              {print.printSlips}
            </Button>
            {tooMany && (
              <Text size="sm" c="red" role="alert">
                {print.tooMany(MOST_PRINTED)}
              </Text>
            )}
          </>
        }
      />
      {daysDialog}
    </>
  )
}
