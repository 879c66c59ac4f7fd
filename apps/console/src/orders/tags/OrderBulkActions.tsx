import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Selection } from '../../list/use-selection.ts'
import { useWords } from '../../messages/words.tsx'
import { useAction } from '../../parts/use-action.ts'
import { ORDER_KEYS } from '../order-dialog.ts'
import type { AskedOrders } from '../read-orders.ts'
import { AllOrdersDialog } from './AllOrdersDialog.tsx'
import { archiving, changeOrders } from './change-orders.ts'
import { TagDialog } from './TagDialog.tsx'

/** Tags and archives the selected orders, or everything that the list was asked for. */
export function OrderBulkActions({ selection, asked }: { selection: Selection; asked: AskedOrders }) {
  const { t } = useWords()
  const [open, setOpen] = useState<'tags' | 'archive'>()
  const close = () => setOpen(undefined)
  const isArchive = asked.archived === 'yes'
  const ids = [...selection.ids]
  const move = useAction(
    () => changeOrders(ids, archiving(!isArchive)),
    ORDER_KEYS,
    (_, { changed, failed }) => {
      selection.clear()
      if (failed > 0) return t.orders.notChanged(failed)
      return isArchive ? t.orders.unarchived(changed.length) : t.orders.archived(changed.length)
    },
  )
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpen('tags')}>
        {t.orders.tag}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        loading={move.isRunning}
        onClick={() => (selection.isAll ? setOpen('archive') : move.run(undefined))}
      >
        {isArchive ? t.orders.unarchive : t.orders.archive}
      </Button>
      {open && selection.isAll && (
        <AllOrdersDialog kind={open} {...{ asked, close }} done={selection.clear} />
      )}
      {open === 'tags' && !selection.isAll && <TagDialog ids={ids} close={close} />}
    </>
  )
}
