import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Selection } from '../../list/use-selection.ts'
import { useWords } from '../../messages/words.tsx'
import { useAction } from '../../parts/use-action.ts'
import { ORDER_KEYS } from '../order-dialog.ts'
import { archive } from './change-orders.ts'
import { TagDialog } from './TagDialog.tsx'

/** Tags and archives the selected orders. @param isArchive - whether the list shows the archive */
export function OrderBulkActions({ selection, isArchive }: { selection: Selection; isArchive: boolean }) {
  const { t } = useWords()
  const [isTagging, setTagging] = useState(false)
  const ids = [...selection.ids]
  const move = useAction(
    () => archive(ids, !isArchive),
    ORDER_KEYS,
    (_, { done, failed }) => {
      selection.clear()
      if (failed > 0) return t.orders.notChanged(failed)
      return isArchive ? t.orders.unarchived(done) : t.orders.archived(done)
    },
  )
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setTagging(true)}>
        {t.orders.tag}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        loading={move.isRunning}
        onClick={() => move.run(undefined)}
      >
        {isArchive ? t.orders.unarchive : t.orders.archive}
      </Button>
      {isTagging && <TagDialog ids={ids} close={() => setTagging(false)} />}
    </>
  )
}
