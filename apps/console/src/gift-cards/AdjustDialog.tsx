import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { giftCards } from '@vitrine/client/merchant'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { MoneyInput } from '../parts/amounts/MoneyInput.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { useRepeatable } from '../session/use-repeatable.ts'
import { GIFT_CARD_KEYS, type GiftCard } from './read-gift-cards.ts'
import { useGiftCardTexts } from './texts.ts'

/** Adds money to a card or takes it off, with a reason. */
export function AdjustDialog({ card, close }: { readonly card: GiftCard; close(): void }) {
  const { t, money } = useWords()
  const texts = useGiftCardTexts()
  const [isTaking, setTaking] = useState(false)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const repeatable = useRepeatable()
  const isTooMuch = isTaking && Number(amount) > Number(card.balance)
  const adjust = useAction(
    () => {
      const asked = {
        amount: isTaking ? `-${amount}` : amount,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }
      return repeatable(asked, (shop) => shop.use(giftCards).adjustGiftCard(card._id, asked))
    },
    GIFT_CARD_KEYS,
    () => {
      close()
      return texts.adjusted
    },
  )
  return (
    <Dialog opened onClose={close} title={texts.adjustTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooMuch) adjust.run(undefined)
        }}
      >
        <Stack>
          <SegmentedControl
            fullWidth
            data={[
              { value: 'add', label: texts.directions.add },
              { value: 'take', label: texts.directions.take },
            ]}
            value={isTaking ? 'take' : 'add'}
            onChange={(value) => setTaking(value === 'take')}
          />
          <MoneyInput
            label={texts.amount}
            required
            min={0.01}
            currency={card.currency}
            value={amount}
            error={isTooMuch && texts.tooMuch(money(card.balance, card.currency))}
            onChange={setAmount}
            data-autofocus
          />
          <TextInput
            label={texts.reason}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={adjust.isRunning}>
              {texts.adjust}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
