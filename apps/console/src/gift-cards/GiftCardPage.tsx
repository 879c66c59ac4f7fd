import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { MainAndAside } from '../parts/MainAndAside.tsx'
import { PageActions } from '../parts/PageActions.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { AdjustDialog } from './AdjustDialog.tsx'
import { CardAside } from './CardAside.tsx'
import { CardHistory } from './CardHistory.tsx'
import { endOf, StateBadge } from './gift-card-columns.tsx'
import { GIFT_CARD_KEYS, giftCardCalls, type OpenGiftCard } from './read-gift-cards.ts'
import { SendDialog } from './SendDialog.tsx'
import { useGiftCardTexts } from './texts.ts'

/** One gift card: what is left on it, how that came about, and what staff can do. */
export function GiftCardPage() {
  const { t } = useWords()
  const texts = useGiftCardTexts()
  const { cardId = '' } = useParams()
  const query = useQuery({
    queryKey: ['gift card', cardId],
    queryFn: () => giftCardCalls.getGiftCard(cardId),
  })
  const back = { to: '/gift-cards', label: t.pages.giftCards }
  return (
    <LoadedPage query={query} title={texts.card} back={back}>
      {(open) => <GiftCardParts key={cardId} open={open} back={back} />}
    </LoadedPage>
  )
}

function GiftCardParts({
  open,
  back,
}: {
  readonly open: OpenGiftCard
  readonly back: { readonly to: string; readonly label: string }
}) {
  const texts = useGiftCardTexts()
  const [dialog, setDialog] = useState<'adjust' | 'send'>()
  const { giftCard: card, entries } = open
  const close = () => setDialog(undefined)
  const toggle = useAction(
    () => giftCardCalls.updateGiftCard(card._id, { active: !card.active }),
    GIFT_CARD_KEYS,
    (_, { active }) => (active ? texts.enabled : texts.disabled),
  )
  // Only an unused card can get a new code.
  const isUnused = entries.length === 1 && card.active
  return (
    <>
      <PageHead title={endOf(card.obfuscatedCode)} back={back} beside={<StateBadge {...{ card, texts }} />}>
        <PageActions
          others={[
            {
              label: card.active ? texts.disable : texts.enable,
              run: () => toggle.run(undefined),
              isRunning: toggle.isRunning,
            },
            ...(isUnused ? [{ label: texts.send, run: () => setDialog('send') }] : []),
            { label: texts.adjust, run: () => setDialog('adjust') },
          ]}
        />
      </PageHead>
      <MainAndAside aside={<CardAside open={open} />}>
        <CardHistory open={open} />
      </MainAndAside>
      {dialog === 'adjust' && <AdjustDialog {...{ card, close }} />}
      {dialog === 'send' && <SendDialog {...{ open, close }} />}
    </>
  )
}
