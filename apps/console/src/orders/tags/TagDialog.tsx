import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { useAction } from '../../parts/use-action.ts'
import { ORDER_KEYS } from '../order-dialog.ts'
import { changeOrders, tagging } from './change-orders.ts'
import { TagsField } from './TagsField.tsx'

/** Adds tags to selected orders, or removes them. */
export function TagDialog({ ids, close }: { ids: readonly string[]; close: () => void }) {
  const { t } = useWords()
  const [tags, setTags] = useState<readonly string[]>([])
  const change = useAction(
    (kind: 'added' | 'removed') => changeOrders(ids, tagging({ [kind]: tags })),
    ORDER_KEYS,
    (_, { changed, failed }) => {
      close()
      return failed > 0 ? t.orders.notChanged(failed) : t.orders.tagged(changed.length)
    },
  )
  return (
    <Dialog opened onClose={close} title={t.orders.tagTitle(ids.length)}>
      <Stack>
        <TagsField label={t.orders.tags} value={tags} onChange={setTags} />
        <Group justify="flex-end">
          <Button
            variant="default"
            disabled={tags.length === 0 || change.isRunning}
            onClick={() => change.run('removed')}
          >
            {t.orders.removeTags}
          </Button>
          <Button disabled={tags.length === 0} loading={change.isRunning} onClick={() => change.run('added')}>
            {t.orders.addTags}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
