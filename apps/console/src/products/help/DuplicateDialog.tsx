import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../messages/words.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { useAction } from '../../parts/use-action.ts'
import { useRepeatable } from '../../session/use-repeatable.ts'
import type { Product } from '../read-products.ts'
import { useProductTexts } from './texts.ts'

const MOST = 80

/** Asks what the copy of a product is called, makes it and opens it. */
export function DuplicateDialog({ product, close }: { product: Product; close(): void }) {
  const { t } = useWords()
  const texts = useProductTexts()
  const navigate = useNavigate()
  const repeatable = useRepeatable()
  const [name, setName] = useState(texts.copyOf(product.name ?? '').slice(0, MOST))
  const copy = useAction(
    async () => {
      const asked = { name: name.trim() }
      const made = await repeatable([product._id, asked], ({ productHelp }) =>
        productHelp.duplicateProduct(product._id, asked),
      )
      close()
      navigate(`/products/${made._id}`)
    },
    ['products', 'stock', 'home'],
    () => texts.copied(name.trim()),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The page's own form is around this one in React, though not in the document.
    event.stopPropagation()
    if (name.trim()) copy.run(undefined)
  }
  return (
    <Dialog opened onClose={close} title={texts.duplicateTitle(product.name ?? '')}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{texts.duplicateHint}</Text>
          <TextInput
            label={texts.copyName}
            required
            maxLength={MOST}
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={copy.isRunning} disabled={!name.trim()}>
              {texts.duplicate}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
