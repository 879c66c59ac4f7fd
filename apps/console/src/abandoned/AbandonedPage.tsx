import { Box, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { AbandonedBadge } from './AbandonedBadge.tsx'
import { ReminderPanel } from './ReminderPanel.tsx'
import { type AbandonedCheckout, buyerOf, readAbandoned, STATUSES } from './read-abandoned.ts'

/** The checkouts that buyers left, and whether they are reminded of them. */
export function AbandonedPage() {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const address = useListAddress(['status'])
  const status = address.filter('status')
  const pages = usePages(['abandoned', status], (cursor) => readAbandoned(status, cursor))
  const searchRef = useRef<HTMLInputElement>(null)
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => navigate(`/orders/abandoned/${pages.rows[index]?._id}`),
    search: () => {}, // the list has no search
  })
  return (
    <>
      <PageHead title={t.abandoned.title} back={{ to: '/orders', label: t.pages.orders }} />
      <Stack gap="md">
        <ReminderPanel />
        <div>
          <ListBar
            address={address}
            searchRef={searchRef}
            filters={[
              {
                key: 'status',
                label: t.abandoned.status,
                choices: STATUSES.map((value) => ({ value, label: t.abandoned.statuses[value] ?? value })),
              },
            ]}
          />
        </div>
        <DataList
          label={t.abandoned.title}
          pages={pages}
          columns={columnsIn(words)}
          idOf={({ _id }) => _id}
          nameOf={(row) => buyerOf(row) ?? t.abandoned.nobody}
          hrefOf={({ _id }) => `/orders/abandoned/${_id}`}
          at={at}
          empty={
            <Text c="dimmed" ta="center">
              {status ? t.list.nothing : t.abandoned.none}
            </Text>
          }
        />
      </Stack>
    </>
  )
}

const columnsIn = ({ t, money, time, number }: Words): Column<AbandonedCheckout>[] => [
  {
    key: 'buyer',
    label: t.orders.buyer,
    cell: (row) => (
      <>
        <span style={{ overflowWrap: 'anywhere' }}>{buyerOf(row) ?? t.abandoned.nobody}</span>
        <Box component="span" hiddenFrom="sm" display="block">
          <AbandonedBadge status={row.status} />
        </Box>
      </>
    ),
  },
  { key: 'left', label: t.abandoned.left, isWide: true, cell: ({ _createdDate }) => time(_createdDate) },
  {
    key: 'step',
    label: t.abandoned.step,
    isWide: true,
    cell: ({ stepReached }) => t.abandoned.steps[stepReached],
  },
  {
    key: 'items',
    label: t.orders.items,
    isWide: true,
    align: 'right',
    cell: ({ lineItems }) => number(lineItems.reduce((sum, { quantity }) => sum + quantity, 0)),
  },
  {
    key: 'reminder',
    label: t.abandoned.reminder,
    isWide: true,
    cell: ({ activities: [activity] }) => (activity ? t.abandoned.reminders[activity.type] : '–'),
  },
  {
    key: 'status',
    label: t.abandoned.status,
    isWide: true,
    cell: ({ status }) => <AbandonedBadge status={status} />,
  },
  {
    key: 'total',
    label: t.orders.total,
    align: 'right',
    cell: ({ totalPrice, currency }) => (
      <span className="numbers">{money(totalPrice.amount ?? 0, currency)}</span>
    ),
  },
]
