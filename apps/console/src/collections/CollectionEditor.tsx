import { Button, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { LeavingDialog } from '../parts/LeavingDialog.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { useLeaving } from '../parts/use-leaving.ts'
import { shop } from '../session/shop-client.ts'
import { CollectionProducts } from './CollectionProducts.tsx'
import { COLLECTION_KEYS, type Collection } from './read-collections.ts'

export interface CollectionEditorProps {
  readonly collection: Collection | undefined
  readonly back: { readonly to: string; readonly label: string }
}

interface Draft {
  readonly name: string
  readonly description: string
  readonly visible: boolean
}

const draftOf = (collection: Collection | undefined): Draft => ({
  name: collection?.name ?? '',
  description: collection?.description ?? '',
  visible: collection?.visible ?? true,
})

/** Edits a collection and its products. */
export function CollectionEditor({ collection, back }: CollectionEditorProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [base, setBase] = useState(() => draftOf(collection))
  const [draft, setDraft] = useState(base)
  const [isAsking, setAsking] = useState(false)
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base)
  const leaving = useLeaving(isChanged)
  const id = collection?._id ?? ''
  const save = useAction(
    async () => {
      const fields = { ...draft, name: draft.name.trim() }
      if (collection) await shop.products.updateCollection(id, fields)
      else {
        const { collection: made } = await shop.products.createCollection(fields)
        // What was typed is saved before the page changes, so that nothing asks about it.
        flushSync(() => setBase(draft))
        navigate(`/collections/${made._id}`, { replace: true })
      }
      setBase(draft)
    },
    COLLECTION_KEYS,
    () => (collection ? t.products.saved : t.collections.created(draft.name.trim())),
  )
  const removal = useAction(
    async () => {
      await shop.products.deleteCollection(id)
      flushSync(() => setDraft(base))
      navigate(back.to)
    },
    // The page of the collection that is gone must not be read again.
    ['collections', 'products', 'product'],
    () => t.collections.deleted(base.name),
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.run(undefined)
      }}
    >
      <PageHead title={collection?.name ?? t.collections.add} back={back}>
        {collection && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t.collections.delete}
          </Button>
        )}
        <Button type="submit" loading={save.isRunning} disabled={collection !== undefined && !isChanged}>
          {collection ? t.products.save : t.collections.create}
        </Button>
      </PageHead>
      <Stack maw={860}>
        <Card title={t.collections.about}>
          <Stack>
            <TextInput
              label={t.collections.name}
              required
              maxLength={50}
              value={draft.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <Textarea
              label={t.collections.description}
              autosize
              minRows={3}
              maxRows={10}
              maxLength={600}
              value={draft.description}
              onChange={({ currentTarget }) => change({ description: currentTarget.value })}
            />
            <Switch
              label={t.collections.visible}
              checked={draft.visible}
              onChange={({ currentTarget }) => change({ visible: currentTarget.checked })}
            />
          </Stack>
        </Card>
        {collection && <CollectionProducts id={id} />}
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t.collections.deleteTitle(base.name)}
          hint={t.collections.deleteHint}
          confirm={t.collections.deleteButton}
          action={removal}
          close={() => setAsking(false)}
          isDestructive
        />
      )}
      <LeavingDialog leaving={leaving} />
    </form>
  )
}
