import { Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { type Column, DataList } from '../list/DataList.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { NewDraftButton } from './NewDraftButton.tsx'
import { type Draft, readDrafts } from './read-drafts.ts'

/** The orders that staff are still putting together, last changed first. */
export function DraftsPage() {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const pages = usePages(['drafts'], readDrafts)
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => navigate(`/orders/drafts/${pages.rows[index]?._id}`),
    search: () => {}, // drafts are few, so their list has no search
  })
  return (
    <>
      <PageHead title={t.drafts.title} back={{ to: '/orders', label: t.pages.orders }}>
        <NewDraftButton />
      </PageHead>
      <DataList
        label={t.drafts.title}
        pages={pages}
        columns={columnsIn(words)}
        idOf={({ _id }) => _id}
        nameOf={(draft) => nameOf(draft, words)}
        hrefOf={({ _id }) => `/orders/drafts/${_id}`}
        at={at}
        empty={<Text c="dimmed">{t.drafts.none}</Text>}
      />
    </>
  )
}

const nameOf = ({ buyerDetails, recipientInfo }: Draft, { t }: Words): string => {
  const { firstName, lastName } = recipientInfo?.recipientInfo.contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || buyerDetails?.buyerInfo.email || t.drafts.nobody
}

const columnsIn = (words: Words): Column<Draft>[] => {
  const { t, money, time, number } = words
  return [
    { key: 'buyer', label: t.orders.buyer, cell: (draft) => nameOf(draft, words) },
    { key: 'time', label: t.drafts.changed, isWide: true, cell: ({ _updatedDate }) => time(_updatedDate) },
    {
      key: 'items',
      label: t.orders.items,
      isWide: true,
      align: 'right',
      cell: ({ lineItems }) => number(lineItems.reduce((sum, { lineItem }) => sum + lineItem.quantity, 0)),
    },
    {
      key: 'link',
      label: t.drafts.link,
      isWide: true,
      cell: ({ paymentLink }) => (paymentLink ? t.drafts.sentOn(time(paymentLink.sentDate)) : '–'),
    },
    {
      key: 'total',
      label: t.orders.total,
      align: 'right',
      cell: ({ priceSummary, currency }) => (
        <span className="numbers">{money(priceSummary.total?.amount ?? 0, currency)}</span>
      ),
    },
  ]
}
