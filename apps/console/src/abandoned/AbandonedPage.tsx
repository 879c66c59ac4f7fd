import { Box, Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { AbandonedBadge } from './AbandonedBadge.tsx'
import { ReminderPanel } from './ReminderPanel.tsx'
import { type AbandonedCheckout, buyerOf, readAbandoned, STATUSES } from './read-abandoned.ts'
import { type AbandonedTexts, useAbandonedTexts } from './texts.ts'

/** The checkouts that buyers left, and whether they are reminded of them. */
export function AbandonedPage() {
  const words = useWords()
  const texts = useAbandonedTexts()
  const { t } = words
  const address = useListAddress(['status'])
  const status = address.filter('status')
  const read = (cursor: string | undefined) => readAbandoned(status, cursor)
  const list = useList({
    ...{ address, pages: usePages(['abandoned', status], read) },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/orders/abandoned/${_id}`,
  })
  return (
    <>
      <PageHead title={texts.title} back={{ to: '/orders', label: t.pages.orders }}>
        <Button variant="default" component={Link} to="/orders/abandoned/carts">
          {texts.carts}
        </Button>
      </PageHead>
      <ReminderPanel />
      <Box mt="md">
        <List
          name="abandoned"
          list={list}
          label={texts.title}
          nameOf={(row) => buyerOf(row) ?? texts.noAddress}
          filters={[
            {
              key: 'status',
              label: texts.status,
              choices: STATUSES.map((value) => ({ value, label: texts.statuses[value] ?? value })),
            },
          ]}
          columns={columnsIn(words, texts)}
          exported={read}
          none={<Text c="dimmed">{texts.none}</Text>}
        />
      </Box>
    </>
  )
}

const columnsIn = ({ t, money, time, number }: Words, texts: AbandonedTexts): Column<AbandonedCheckout>[] => [
  {
    key: 'buyer',
    label: t.orders.buyer,
    text: (row) => buyerOf(row) ?? '',
    cell: (row) => (
      <>
        <span style={{ overflowWrap: 'anywhere' }}>{buyerOf(row) ?? texts.noAddress}</span>
        <Box component="span" hiddenFrom="sm" display="block">
          <AbandonedBadge status={row.status} />
        </Box>
      </>
    ),
  },
  {
    ...{ key: 'left', label: texts.left, isWide: true },
    text: ({ _createdDate }) => new Date(_createdDate).toISOString(),
    cell: ({ _createdDate }) => time(_createdDate),
  },
  {
    key: 'step',
    label: texts.step,
    isWide: true,
    text: ({ stepReached }) => texts.steps[stepReached] ?? stepReached,
    cell: ({ stepReached }) => texts.steps[stepReached],
  },
  {
    key: 'items',
    label: t.orders.items,
    isWide: true,
    align: 'right',
    text: (row) => `${itemsOf(row)}`,
    cell: (row) => number(itemsOf(row)),
  },
  {
    key: 'reminder',
    label: texts.reminder,
    isWide: true,
    text: ({ activities: [activity] }) => (activity && texts.reminders[activity.type]) ?? '',
    cell: ({ activities: [activity] }) => (activity ? texts.reminders[activity.type] : '–'),
  },
  {
    key: 'status',
    label: texts.status,
    isWide: true,
    text: ({ status }) => texts.statuses[status] ?? status,
    cell: ({ status }) => <AbandonedBadge status={status} />,
  },
  {
    key: 'total',
    label: t.orders.total,
    align: 'right',
    text: ({ totalPrice }) => totalPrice.amount ?? '',
    cell: ({ totalPrice, currency }) => (
      <span className="numbers">{money(totalPrice.amount ?? 0, currency)}</span>
    ),
  },
]

const itemsOf = ({ lineItems }: AbandonedCheckout): number =>
  lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
