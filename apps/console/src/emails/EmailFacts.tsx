import { Anchor, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { aboutOf } from './email-columns.tsx'
import type { Email } from './read-emails.ts'
import { useEmailTexts } from './texts.ts'

/** Who an email went to, what it is about, and whether it was sent. */
export function EmailFacts({ email }: { email: Email }) {
  const { time, number } = useWords()
  const texts = useEmailTexts()
  const { to, orderId, draftOrderId, state, tries, failure, settledDate, nextTryDate, _createdDate } = email
  const subject = orderId ? `/orders/${orderId}` : draftOrderId && `/orders/drafts/${draftOrderId}`
  const about = aboutOf(email, texts)
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="sm" m={0}>
      <Fact label={texts.to}>{to}</Fact>
      <Fact label={texts.about}>
        {subject ? (
          <Anchor component={Link} to={subject} size="sm">
            {about}
          </Anchor>
        ) : (
          about
        )}
      </Fact>
      <Fact label={texts.created}>{time(_createdDate)}</Fact>
      {settledDate && <Fact label={texts.states[state] ?? state}>{time(settledDate)}</Fact>}
      {nextTryDate && tries > 0 && <Fact label={texts.nextTry}>{time(nextTryDate)}</Fact>}
      <Fact label={texts.tries}>{number(tries)}</Fact>
      {failure && state !== 'EXPIRED' && <Fact label={texts.failure}>{failure}</Fact>}
    </SimpleGrid>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  )
}
