import type { orders } from '@vitrine/client/ecom'
import { useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Card } from '../../parts/Card.tsx'
import { useAction } from '../../parts/use-action.ts'
import { ORDER_KEYS } from '../order-dialog.ts'
import { changeOrders, tagging } from './change-orders.ts'
import { TagsField } from './TagsField.tsx'

/** The tags of an order. Only what changes is sent, so two people can tag an order at the same time. */
export function OrderTags({ order }: { order: orders.Order }) {
  const { t } = useWords()
  const kept = order.tags?.privateTags?.tagIds ?? []
  const [typed, setTyped] = useState<readonly string[]>()
  const save = useAction(
    async (tags: readonly string[]) => {
      const added = tags.filter((tag) => !kept.includes(tag))
      const removed = kept.filter((tag) => !tags.includes(tag))
      const { failed } = await changeOrders([order._id], tagging({ added, removed }))
      if (failed > 0) throw new Error(t.orders.notChanged(failed))
    },
    ORDER_KEYS,
    () => undefined,
    (tags) => setTyped((now) => (now === tags ? undefined : now)),
  )
  return (
    <Card title={t.orders.tags}>
      <TagsField
        value={typed ?? kept}
        onChange={(tags) => {
          setTyped(tags)
          save.run(tags)
        }}
      />
    </Card>
  )
}
