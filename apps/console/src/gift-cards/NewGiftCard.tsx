import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { giftCards } from '@vitrine/client/merchant'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { MoneyInput } from '../parts/amounts/MoneyInput.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { momentOf } from '../products/schedule/shop-time.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { useRepeatable } from '../session/use-repeatable.ts'
import { type CardDetails, DetailFields } from './DetailFields.tsx'
import { GIFT_CARD_KEYS } from './read-gift-cards.ts'
import { useGiftCardTexts } from './texts.ts'

/** Asks for a new gift card's value, then shows its code, once. */
export function NewGiftCard({ close }: { close: () => void }) {
  const { t } = useWords()
  const texts = useGiftCardTexts()
  const { currency, timeZone } = useStaff().shop
  const [initialValue, setValue] = useState('')
  const [details, setDetails] = useState<CardDetails>({ ends: '', note: '' })
  const [code, setCode] = useState<string>()
  const repeatable = useRepeatable()
  const { ends, note } = details
  const create = useAction(
    () => {
      const asked = {
        initialValue,
        ...(ends !== '' && { expirationDate: momentOf(ends, timeZone) }),
        ...(note.trim() !== '' && { note: note.trim() }),
      }
      return repeatable(asked, (shop) => shop.use(giftCards).createGiftCard(asked))
    },
    GIFT_CARD_KEYS,
    (_, made) => {
      setCode(made.code)
      return undefined
    },
  )
  if (code !== undefined) return <CodeDialog {...{ code, close }} />
  return (
    <Dialog opened onClose={close} title={texts.add}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          create.run(undefined)
        }}
      >
        <Stack>
          <MoneyInput
            label={texts.value}
            required
            min={0.01}
            currency={currency}
            value={initialValue}
            onChange={setValue}
            data-autofocus
          />
          <DetailFields details={details} change={(next) => setDetails({ ...details, ...next })} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={create.isRunning}>
              {texts.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function CodeDialog({ code, close }: { readonly code: string; close(): void }) {
  const texts = useGiftCardTexts()
  return (
    <Dialog opened title={texts.madeTitle}>
      <Stack>
        <Text size="sm">{texts.madeHint}</Text>
        <TextInput
          label={texts.code}
          readOnly
          value={code}
          styles={{ input: { fontFamily: 'monospace', letterSpacing: '0.05em' } }}
        />
        <Group justify="flex-end">
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? texts.copied : texts.copy}
              </Button>
            )}
          </CopyButton>
          <Button onClick={close}>{texts.done}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
