import { Anchor, Button, Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { EmailBadge } from './EmailBadge.tsx'
import { EmailFacts } from './EmailFacts.tsx'
import { nameOf } from './email-columns.tsx'
import { ResendEmails } from './ResendEmails.tsx'
import { type Email, emailCalls } from './read-emails.ts'
import { useEmailTexts } from './texts.ts'

/** How often to look whether a waiting email was sent. */
const WAITING_MS = 3_000

/** One email: who it went to, what it says, and whether it was sent. */
export function EmailPage() {
  const { t } = useWords()
  const texts = useEmailTexts()
  const { emailId = '' } = useParams()
  const query = useQuery({
    queryKey: ['email', emailId],
    queryFn: () => emailCalls.getEmail(emailId),
    refetchInterval: ({ state }) => state.data?.email.state === 'WAITING' && WAITING_MS,
  })
  return (
    <LoadedPage query={query} title={texts.email} back={{ to: '/emails', label: t.pages.emails }}>
      {({ email, text }) => <LoadedEmail email={email} text={text} />}
    </LoadedPage>
  )
}

function LoadedEmail({ email, text }: { email: Email; text: string | undefined }) {
  const { t } = useWords()
  const texts = useEmailTexts()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <PageHead
        title={nameOf(email, texts)}
        back={{ to: '/emails', label: t.pages.emails }}
        beside={<EmailBadge state={email.state} />}
      >
        {email.isResendable && <Button onClick={() => setAsking(true)}>{texts.resend}</Button>}
      </PageHead>
      <Stack maw={720}>
        <Card title={texts.email}>
          <EmailFacts email={email} />
        </Card>
        {text === undefined ? (
          <Text size="sm" c="dimmed">
            {texts.notKept}
          </Text>
        ) : (
          <Card title={texts.text}>
            <Paper bg="var(--mantine-color-default-hover)" p="md" radius="sm">
              <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {text.trim()}
              </Text>
            </Paper>
            <Text size="xs" c="dimmed" mt="xs">
              {texts.textHint}
            </Text>
          </Card>
        )}
        <Anchor component={Link} to={`/emails?q=${encodeURIComponent(email.to)}`} size="sm">
          {texts.others}
        </Anchor>
      </Stack>
      {isAsking && (
        <ResendEmails
          ids={[email._id]}
          hint={email.state === 'FAILED' && email.orderId ? texts.wrongAddress : undefined}
          done={close}
          close={close}
        />
      )}
    </>
  )
}
