import { Anchor, Button, CopyButton, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { AbandonedBadge } from './AbandonedBadge.tsx'
import { AbandonedLines } from './AbandonedLines.tsx'
import { ABANDONED_KEYS, type AbandonedCheckout, buyerOf, useAbandoned } from './read-abandoned.ts'
import { useAbandonedTexts } from './texts.ts'

/** A checkout that its buyer left: what was in it, who it was, and what has happened since. */
export function AbandonedCheckoutPage() {
  const { checkoutId = '' } = useParams()
  const texts = useAbandonedTexts()
  const back = { to: '/orders/abandoned', label: texts.title }
  return (
    <LoadedPage query={useAbandoned(checkoutId)} title={texts.one} back={back}>
      {(checkout) => <Loaded checkout={checkout} back={back} />}
    </LoadedPage>
  )
}

interface LoadedProps {
  readonly checkout: AbandonedCheckout
  readonly back: { readonly to: string; readonly label: string }
}

function Loaded({ checkout, back }: LoadedProps) {
  const texts = useAbandonedTexts()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const remove = useAction<undefined, void>(
    () => shop.abandonedCheckouts.deleteAbandonedCheckout(checkout._id),
    ABANDONED_KEYS,
    () => {
      navigate(back.to)
      return texts.removed
    },
  )
  return (
    <>
      <PageHead
        title={buyerOf(checkout) ?? texts.noAddress}
        back={back}
        beside={<AbandonedBadge status={checkout.status} />}
      >
        {checkout.status === 'ABANDONED' && (
          <CopyButton value={checkout.checkoutUrl}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? texts.copied : texts.copy}
              </Button>
            )}
          </CopyButton>
        )}
        <Button variant="default" onClick={() => setAsks(true)}>
          {texts.remove}
        </Button>
      </PageHead>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <AbandonedLines checkout={checkout} />
        <Stack>
          <Happened checkout={checkout} />
          <Buyer checkout={checkout} />
        </Stack>
      </SimpleGrid>
      {asks && (
        <ConfirmDialog
          title={texts.removeTitle}
          hint={texts.removeHint}
          confirm={texts.remove}
          action={remove}
          close={() => setAsks(false)}
        />
      )}
    </>
  )
}

function Happened({ checkout }: { checkout: AbandonedCheckout }) {
  const texts = useAbandonedTexts()
  const { time } = useWords()
  const { _createdDate, stepReached, activities, checkoutRecoveredDate, orderId } = checkout
  return (
    <Card title={texts.happened}>
      <Stack gap="xs">
        <Text size="sm">{texts.leftAt(time(_createdDate), texts.steps[stepReached] ?? stepReached)}</Text>
        {activities.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.noReminder}
          </Text>
        )}
        {activities.map(({ type, _createdDate: at }) => (
          <Text key={type} size="sm">
            {texts.activities[type]?.(time(at))}
          </Text>
        ))}
        {checkoutRecoveredDate && <Text size="sm">{texts.recoveredAt(time(checkoutRecoveredDate))}</Text>}
        {orderId && (
          <Anchor component={Link} to={`/orders/${orderId}`} size="sm">
            {texts.toOrder}
          </Anchor>
        )}
      </Stack>
    </Card>
  )
}

function Buyer({ checkout: { buyerInfo, contactDetails } }: { checkout: AbandonedCheckout }) {
  const texts = useAbandonedTexts()
  const { t } = useWords()
  const { firstName, lastName, company, phone } = contactDetails ?? {}
  const lines = [[firstName, lastName].filter(Boolean).join(' '), company, phone].filter(Boolean)
  return (
    <Card title={t.orders.buyer}>
      <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        {buyerInfo.email ? (
          <Anchor href={`mailto:${buyerInfo.email}`} size="sm">
            {buyerInfo.email}
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {texts.noEmail}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
