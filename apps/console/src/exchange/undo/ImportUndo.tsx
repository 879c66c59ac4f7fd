import { Button, Group, Text } from '@mantine/core'
import type { exchange } from '@vitrine/client/merchant'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useAction } from '../../parts/use-action.ts'
import { shop } from '../../session/shop-client.ts'
import { useExchangeTexts } from '../texts.ts'
import { UndoProgress } from './UndoProgress.tsx'

/** Undoes an import, and shows its progress and the products that stay. */
export function ImportUndo({ job }: { job: exchange.ProductImport }) {
  const texts = useExchangeTexts().undo
  const [isAsking, setAsking] = useState(false)
  const undo = useAction(
    () => shop.exchange.undoProductImport(job._id),
    ['import', 'imports'],
    () => undefined,
    () => setAsking(false),
  )
  const ask = () => setAsking(true)
  return (
    <>
      {job.undoneBy ? (
        <UndoProgress id={job.undoneBy} again={ask} />
      ) : (
        <Group gap="xs">
          <Button variant="default" onClick={ask}>
            {texts.action}
          </Button>
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
        </Group>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.title(job.fileName)}
          hint={[texts.created(job.created), texts.changed(job.changed), texts.stays]
            .filter(Boolean)
            .join(' ')}
          confirm={texts.action}
          isDestructive
          action={undo}
          close={() => setAsking(false)}
        />
      )}
    </>
  )
}
