import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BulkDialog } from '../../list/BulkDialog.tsx'
import { idsOf, workInParts } from '../../list/bulk-work.ts'
import { useWords } from '../../messages/words.tsx'
import { ORDER_KEYS } from '../order-dialog.ts'
import { type AskedOrders, readOrders } from '../read-orders.ts'
import { archiving, countOrders, tagging } from './change-orders.ts'
import { TagsField } from './TagsField.tsx'

export interface AllOrdersDialogProps {
  readonly kind: 'tags' | 'archive'
  /** What the list was asked for. */
  readonly asked: AskedOrders
  close(): void
  done(): void
}

const WAYS = ['added', 'removed'] as const

/** Tags or archives all orders that a list was asked for. Archiving can be taken back. */
export function AllOrdersDialog({ kind, asked, close, done }: AllOrdersDialogProps) {
  const { t, number } = useWords()
  const [tags, setTags] = useState<readonly string[]>([])
  const [way, setWay] = useState<(typeof WAYS)[number]>('added')
  const { data: count } = useQuery({
    queryKey: ['orders', 'count', asked],
    queryFn: () => countOrders(asked),
  })
  const things = count === undefined ? t.orders.bulk.matching : t.orders.bulk.orders(count, number(count))
  const parts = () =>
    idsOf(
      (cursor) => readOrders(asked, cursor),
      ({ _id }) => _id,
    )
  const isArchive = asked.archived === 'yes'
  const common = { keys: ORDER_KEYS, close, done }
  if (kind === 'archive')
    return (
      <BulkDialog
        title={(isArchive ? t.orders.bulk.unarchive : t.orders.bulk.archive)(things)}
        action={isArchive ? t.orders.unarchive : t.orders.archive}
        work={workInParts(parts, archiving(!isArchive), count, archiving(isArchive))}
        {...common}
      />
    )
  return (
    <BulkDialog
      title={t.orders.bulk.tag(things)}
      action={way === 'added' ? t.orders.addTags : t.orders.removeTags}
      isReady={tags.length > 0}
      work={workInParts(parts, tagging({ [way]: tags }), count)}
      {...common}
    >
      <SegmentedControl
        aria-label={t.orders.bulk.tagWay}
        value={way}
        onChange={(next) => setWay(WAYS.find((each) => each === next) ?? 'added')}
        data={[
          { value: 'added', label: t.orders.addTags },
          { value: 'removed', label: t.orders.removeTags },
        ]}
      />
      <TagsField label={t.orders.tags} value={tags} onChange={setTags} />
    </BulkDialog>
  )
}
