import { Button, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { LeavingDialog } from '../parts/LeavingDialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { useKeptDraft } from '../parts/use-kept-draft.ts'
import { useLeaving } from '../parts/use-leaving.ts'
import { momentOf, wallTime } from '../products/schedule/shop-time.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { type CardDetails, DetailFields } from './DetailFields.tsx'
import { GIFT_CARD_KEYS, type GiftCard, giftCardCalls, type OpenGiftCard } from './read-gift-cards.ts'
import { useGiftCardTexts } from './texts.ts'

/** A card's recipient, when it expires, and its note. */
export function CardAside({ open: { giftCard, delivery } }: { readonly open: OpenGiftCard }) {
  return (
    <>
      {delivery && <Recipient delivery={delivery} />}
      <Details card={giftCard} />
    </>
  )
}

function Recipient({ delivery }: { readonly delivery: NonNullable<OpenGiftCard['delivery']> }) {
  const { time, day } = useWords()
  const texts = useGiftCardTexts()
  const { recipientName, recipientEmail, senderName, message, sendDate, sentDate } = delivery
  const waits = sendDate ? texts.waitsFor(day(`${sendDate}T12:00`)) : texts.waits
  return (
    <Card title={texts.delivery}>
      <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
        {recipientName && <Text size="sm">{recipientName}</Text>}
        {recipientEmail && <Text size="sm">{recipientEmail}</Text>}
        {senderName && <Text size="sm">{texts.from(senderName)}</Text>}
        {message && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {message}
          </Text>
        )}
        <Text size="sm">{sentDate ? texts.sentOn(time(sentDate)) : waits}</Text>
      </Stack>
    </Card>
  )
}

const detailsOf = ({ expirationDate, note }: GiftCard, timeZone: string): CardDetails => ({
  ends: expirationDate ? wallTime(expirationDate, timeZone) : '',
  note: note ?? '',
})

function Details({ card }: { readonly card: GiftCard }) {
  const { t } = useWords()
  const texts = useGiftCardTexts()
  const { timeZone } = useStaff().shop
  const kept = useKeptDraft(`vitrine.gift-card.${card._id}`, detailsOf(card, timeZone))
  const { base, draft, isChanged, change, goOn } = kept
  const leaving = useLeaving(isChanged, kept.forget)
  const save = useAction(
    async () => {
      const { ends, note } = draft
      const saved = await giftCardCalls.updateGiftCard(card._id, {
        ...(ends !== base.ends && { expirationDate: ends === '' ? null : momentOf(ends, timeZone) }),
        ...(note !== base.note && { note: note.trim() || null }),
      })
      goOn(draft, detailsOf(saved, timeZone))
    },
    GIFT_CARD_KEYS,
    () => t.products.saved,
  )
  return (
    <Card title={texts.details}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.run(undefined)
        }}
      >
        <Stack>
          <DetailFields details={draft} change={change} />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isRunning} disabled={!isChanged}>
              {t.products.save}
            </Button>
          </Group>
        </Stack>
      </form>
      <LeavingDialog leaving={leaving} />
    </Card>
  )
}
