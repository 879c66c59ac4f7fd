import { Alert, Button, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { EntityHistory } from '../history/EntityHistory.tsx'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useDelayedRemoval } from '../parts/delayed-removal.tsx'
import { LeavingDialog } from '../parts/LeavingDialog.tsx'
import { deleteCollection } from '../parts/lasting-shop.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { useLeaving } from '../parts/use-leaving.ts'
import { shop } from '../session/shop-client.ts'
import { CollectionPicture } from './CollectionPicture.tsx'
import { CollectionProducts } from './CollectionProducts.tsx'
import { COLLECTION_KEYS, type Collection } from './read-collections.ts'
import { useCollectionDraft } from './use-collection-draft.ts'

export interface CollectionEditorProps {
  readonly collection: Collection | undefined
  readonly back: { readonly to: string; readonly label: string }
}

/** Edits a collection and its products. */
export function CollectionEditor({ collection, back }: CollectionEditorProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const kept = useCollectionDraft(collection)
  const { base, draft, isChanged, change, startFrom, theirs } = kept
  const [isAsking, setAsking] = useState(false)
  const leaving = useLeaving(isChanged, kept.forget)
  const id = collection?._id ?? ''
  const save = useAction(
    async (overwrites: boolean) => {
      if (collection) return (await kept.save(overwrites)) ? t.products.saved : undefined
      const { collection: made } = await shop.products.createCollection({ ...draft, name: draft.name.trim() })
      // The draft ends before the page changes, so that nothing asks about it.
      flushSync(() => startFrom(base))
      navigate(`/collections/${made._id}`, { replace: true })
      return t.collections.created(draft.name.trim())
    },
    COLLECTION_KEYS,
    (_, said) => said,
  )
  const removeSoon = useDelayedRemoval()
  const removal = {
    isRunning: false,
    run: () => {
      removeSoon({
        ...{ id, text: t.collections.deleted(base.name), keys: ['collections', 'products', 'product'] },
        remove: () => deleteCollection(id),
      })
      flushSync(() => startFrom(base))
      navigate(back.to)
    },
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.run(false)
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
        {theirs && (
          <Alert color="orange" title={t.collections.conflict} role="alert">
            <Stack gap="xs" align="flex-start">
              <Text size="sm">{t.products.conflictHint}</Text>
              <Group gap="xs">
                <Button size="xs" variant="default" onClick={() => startFrom(theirs)}>
                  {t.products.takeTheirs}
                </Button>
                <Button size="xs" loading={save.isRunning} onClick={() => save.run(true)}>
                  {t.products.keepMine}
                </Button>
              </Group>
            </Stack>
          </Alert>
        )}
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
        {collection && <CollectionPicture collection={collection} />}
        {collection && <CollectionProducts id={id} />}
        {collection && (
          <EntityHistory
            subjects={[{ entityType: 'COLLECTION', entityId: id }]}
            queryKey={['collection', id]}
          />
        )}
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
