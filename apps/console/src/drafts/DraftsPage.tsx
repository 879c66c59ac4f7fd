import { Text } from '@mantine/core'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { findDrafts } from './find-drafts.ts'
import { NewDraftButton } from './NewDraftButton.tsx'
import type { Draft } from './read-drafts.ts'

/** The orders that staff are still putting together, last changed first. */
export function DraftsPage() {
  const words = useWords()
  const { t } = words
  const address = useListAddress([])
  const { search } = address
  const read = (cursor: string | undefined) => findDrafts(search, cursor)
  const list = useList({
    ...{ address, pages: usePages(['drafts', search], read) },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/orders/drafts/${_id}`,
  })
  return (
    <>
      <PageHead title={t.drafts.title} back={{ to: '/orders', label: t.pages.orders }}>
        <NewDraftButton />
      </PageHead>
      <List
        name="drafts"
        list={list}
        label={t.drafts.title}
        nameOf={(draft) => nameOf(draft, words)}
        placeholder={t.drafts.search}
        filters={[]}
        columns={columnsIn(words)}
        exported={read}
        none={<Text c="dimmed">{t.drafts.none}</Text>}
      />
    </>
  )
}

const nameOf = ({ buyerDetails, recipientInfo }: Draft, { t }: Words): string => {
  const { firstName, lastName } = recipientInfo?.recipientInfo.contactDetails ?? {}
  return (
    [firstName, lastName].filter(Boolean).join(' ') || buyerDetails?.buyerInfo.email || t.drafts.noCustomer
  )
}

const itemsOf = ({ lineItems }: Draft): number =>
  lineItems.reduce((sum, { lineItem }) => sum + lineItem.quantity, 0)

const columnsIn = (words: Words): Column<Draft>[] => {
  const { t, money, time, number } = words
  return [
    {
      ...{ key: 'buyer', label: t.orders.buyer },
      text: (draft) => nameOf(draft, words),
      cell: (draft) => nameOf(draft, words),
    },
    {
      ...{ key: 'time', label: t.drafts.changed, isWide: true },
      text: ({ _updatedDate }) => new Date(_updatedDate).toISOString(),
      cell: ({ _updatedDate }) => time(_updatedDate),
    },
    {
      key: 'items',
      label: t.orders.items,
      isWide: true,
      align: 'right',
      text: (draft) => `${itemsOf(draft)}`,
      cell: (draft) => number(itemsOf(draft)),
    },
    {
      key: 'link',
      label: t.drafts.link,
      isWide: true,
      text: ({ paymentLink }) => (paymentLink ? new Date(paymentLink.sentDate).toISOString() : ''),
      cell: ({ paymentLink }) => (paymentLink ? t.drafts.sentOn(time(paymentLink.sentDate)) : '–'),
    },
    {
      key: 'total',
      label: t.orders.total,
      align: 'right',
      text: ({ priceSummary }) => priceSummary.total?.amount ?? '',
      cell: ({ priceSummary, currency }) => (
        <span className="numbers">{money(priceSummary.total?.amount ?? 0, currency)}</span>
      ),
    },
  ]
}
