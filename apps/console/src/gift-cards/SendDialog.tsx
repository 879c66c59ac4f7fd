import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { GIFT_CARD_KEYS, giftCardCalls, type OpenGiftCard } from './read-gift-cards.ts'
import { useGiftCardTexts } from './texts.ts'

/** Gives an unused card a new code and mails it. */
export function SendDialog({ open, close }: { readonly open: OpenGiftCard; close(): void }) {
  const { t } = useWords()
  const texts = useGiftCardTexts()
  const [email, setEmail] = useState('')
  const { giftCard, delivery } = open
  const recipient = delivery?.recipientEmail
  // Only a card that its buyer sends to someone has an address of its own.
  const send = useAction(
    () => giftCardCalls.sendGiftCard(giftCard._id, email.trim() === '' ? {} : { email: email.trim() }),
    GIFT_CARD_KEYS,
    () => {
      close()
      return texts.sent
    },
  )
  return (
    <Dialog opened onClose={close} title={texts.sendTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send.run(undefined)
        }}
      >
        <Stack>
          <Text size="sm">{texts.sendHint}</Text>
          <TextInput
            type="email"
            label={texts.email}
            required={recipient === undefined}
            maxLength={254}
            {...(recipient !== undefined && { description: texts.emailHint(recipient) })}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={send.isRunning}>
              {texts.sendButton}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
