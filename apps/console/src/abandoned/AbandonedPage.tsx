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
import { type AbandonedTexts, useAbandonedTexts } from './texts.ts'

/** The checkouts that buyers left, and whether they are reminded of them. */
export function AbandonedPage() {
  const words = useWords()
  const texts = useAbandonedTexts()
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
      <PageHead title={texts.title} back={{ to: '/orders', label: t.pages.orders }} />
      <Stack gap="md">
        <ReminderPanel />
        <div>
          <ListBar
            address={address}
            searchRef={searchRef}
            filters={[
              {
                key: 'status',
                label: texts.status,
                choices: STATUSES.map((value) => ({ value, label: texts.statuses[value] ?? value })),
              },
            ]}
          />
        </div>
        <DataList
          label={texts.title}
          pages={pages}
          columns={columnsIn(words, texts)}
          idOf={({ _id }) => _id}
          nameOf={(row) => buyerOf(row) ?? texts.nobody}
          hrefOf={({ _id }) => `/orders/abandoned/${_id}`}
          at={at}
          empty={
            <Text c="dimmed" ta="center">
              {status ? t.list.nothing : texts.none}
            </Text>
          }
        />
      </Stack>
    </>
  )
}

const columnsIn = ({ t, money, time, number }: Words, texts: AbandonedTexts): Column<AbandonedCheckout>[] => [
  {
    key: 'buyer',
    label: t.orders.buyer,
    cell: (row) => (
      <>
        <span style={{ overflowWrap: 'anywhere' }}>{buyerOf(row) ?? texts.nobody}</span>
        <Box component="span" hiddenFrom="sm" display="block">
          <AbandonedBadge status={row.status} />
        </Box>
      </>
    ),
  },
  { key: 'left', label: texts.left, isWide: true, cell: ({ _createdDate }) => time(_createdDate) },
  {
    key: 'step',
    label: texts.step,
    isWide: true,
    cell: ({ stepReached }) => texts.steps[stepReached],
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
    label: texts.reminder,
    isWide: true,
    cell: ({ activities: [activity] }) => (activity ? texts.reminders[activity.type] : '–'),
  },
  {
    key: 'status',
    label: texts.status,
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
