import { Button, Group, MultiSelect, Stack, Textarea, TextInput } from '@mantine/core'
import type { products } from '@vitrine/client/stores'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { useAction } from '../../parts/use-action.ts'
import { useProductTexts } from '../help/texts.ts'
import { PRODUCT_KEYS } from '../product-keys.ts'
import type { Product } from '../read-products.ts'
import { assignMedium, choicesFor, choicesOf } from './choice-media.ts'
import { describeMedium } from './media-shop.ts'

interface MediaDialogProps {
  readonly product: Product
  readonly item: products.MediaItem
  close(): void
}

/** Says what a picture shows, and which choices it belongs to. */
export function MediaDialog({ product, item, close }: MediaDialogProps) {
  const { t } = useWords()
  const texts = useProductTexts().media
  const id = item._id ?? ''
  const former = item.image ? (item.image.altText ?? '') : (item.title ?? '')
  const [text, setText] = useState(former)
  const held = choicesOf(product, id)
  const [choices, setChoices] = useState<readonly string[]>(held)
  const offered = choicesFor(product, id)
  const save = useAction(
    async () => {
      if (text.trim() !== former) await describeMedium(product._id, id, text.trim())
      await assignMedium(product._id, id, held, choices)
      close()
    },
    PRODUCT_KEYS,
    () => t.products.saved,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The page's own form is around this one in React, though not in the document.
    event.stopPropagation()
    save.run(undefined)
  }
  return (
    <Dialog opened onClose={close} title={texts.title}>
      <form onSubmit={submit}>
        <Stack>
          {item.image ? (
            <Textarea
              label={texts.alt}
              description={texts.altHint}
              autosize
              minRows={2}
              maxLength={1000}
              data-autofocus
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          ) : (
            <TextInput
              label={texts.name}
              maxLength={80}
              data-autofocus
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
          {offered.length > 0 && (
            <MultiSelect
              label={texts.choices}
              description={texts.choicesHint}
              data={offered}
              value={[...choices]}
              onChange={setChoices}
              searchable
              clearable
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={save.isRunning}>
              {t.products.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
