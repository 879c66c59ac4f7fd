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

/** A checkout that its buyer left: what was in it, who it was, and what has happened since. */
export function AbandonedCheckoutPage() {
  const { checkoutId = '' } = useParams()
  const { t } = useWords()
  const back = { to: '/orders/abandoned', label: t.abandoned.title }
  return (
    <LoadedPage query={useAbandoned(checkoutId)} title={t.abandoned.one} back={back}>
      {(checkout) => <Loaded checkout={checkout} back={back} />}
    </LoadedPage>
  )
}

interface LoadedProps {
  readonly checkout: AbandonedCheckout
  readonly back: { readonly to: string; readonly label: string }
}

function Loaded({ checkout, back }: LoadedProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const remove = useAction<undefined, void>(
    () => shop.abandonedCheckouts.deleteAbandonedCheckout(checkout._id),
    ABANDONED_KEYS,
    () => {
      navigate(back.to)
      return t.abandoned.removed
    },
  )
  return (
    <>
      <PageHead
        title={buyerOf(checkout) ?? t.abandoned.nobody}
        back={back}
        beside={<AbandonedBadge status={checkout.status} />}
      >
        {checkout.status === 'ABANDONED' && (
          <CopyButton value={checkout.checkoutUrl}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t.abandoned.copied : t.abandoned.copy}
              </Button>
            )}
          </CopyButton>
        )}
        <Button variant="default" onClick={() => setAsks(true)}>
          {t.abandoned.remove}
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
          title={t.abandoned.removeTitle}
          hint={t.abandoned.removeHint}
          confirm={t.abandoned.remove}
          action={remove}
          close={() => setAsks(false)}
        />
      )}
    </>
  )
}

function Happened({ checkout }: { checkout: AbandonedCheckout }) {
  const { t, time } = useWords()
  const { _createdDate, stepReached, activities, checkoutRecoveredDate, orderId } = checkout
  return (
    <Card title={t.abandoned.happened}>
      <Stack gap="xs">
        <Text size="sm">
          {t.abandoned.leftAt(time(_createdDate), t.abandoned.steps[stepReached] ?? stepReached)}
        </Text>
        {activities.length === 0 && (
          <Text size="sm" c="dimmed">
            {t.abandoned.noReminder}
          </Text>
        )}
        {activities.map(({ type, _createdDate: at }) => (
          <Text key={type} size="sm">
            {t.abandoned.activities[type]?.(time(at))}
          </Text>
        ))}
        {checkoutRecoveredDate && (
          <Text size="sm">{t.abandoned.recoveredAt(time(checkoutRecoveredDate))}</Text>
        )}
        {orderId && (
          <Anchor component={Link} to={`/orders/${orderId}`} size="sm">
            {t.abandoned.toOrder}
          </Anchor>
        )}
      </Stack>
    </Card>
  )
}

function Buyer({ checkout: { buyerInfo, contactDetails } }: { checkout: AbandonedCheckout }) {
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
            {t.abandoned.noEmail}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
