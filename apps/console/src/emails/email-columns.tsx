import { Group, Text } from '@mantine/core'
import type { Column } from '../list/use-columns.ts'
import type { Words } from '../messages/words.tsx'
import { EmailBadge } from './EmailBadge.tsx'
import type { Email } from './read-emails.ts'
import type { EmailTexts } from './texts.ts'

/** What an email is called: its subject, or its kind if the shop doesn't keep that. */
export const nameOf = ({ subject, kind }: Email, texts: EmailTexts): string =>
  subject ?? texts.kinds[kind] ?? kind

/** What an email is about: its order, its draft, else its kind. */
export const aboutOf = ({ kind, orderNumber, draftOrderId }: Email, texts: EmailTexts): string => {
  if (orderNumber !== undefined) return texts.order(orderNumber)
  return draftOrderId === undefined ? (texts.kinds[kind] ?? kind) : texts.draft
}

/** The columns of the list of emails. */
export const emailColumns = ({ time, number }: Words, texts: EmailTexts): Column<Email>[] => [
  {
    key: 'subject',
    label: texts.subject,
    text: (email) => nameOf(email, texts),
    cell: (email) => (
      <>
        <Text size="sm" fw={500} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {nameOf(email, texts)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
          {email.to}
        </Text>
        <Group gap={6} mt={4} hiddenFrom="sm">
          <EmailBadge state={email.state} />
          <Text size="xs" c="dimmed">
            {time(email._createdDate)}
          </Text>
        </Group>
        {email.failure && email.state !== 'EXPIRED' && (
          <Text size="xs" c="red" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {email.failure}
          </Text>
        )}
      </>
    ),
  },
  {
    ...{ key: 'to', label: texts.to, isWide: true, text: ({ to }) => to },
    cell: ({ to }) => <span style={{ overflowWrap: 'anywhere' }}>{to}</span>,
  },
  {
    ...{ key: 'about', label: texts.about, isWide: true },
    text: (email) => aboutOf(email, texts),
    // Without a subject, the kind is the email's name already.
    cell: (email) => (email.subject === undefined ? '–' : aboutOf(email, texts)),
  },
  {
    ...{ key: 'state', label: texts.state, isWide: true },
    text: ({ state }) => texts.states[state] ?? state,
    cell: ({ state }) => <EmailBadge state={state} />,
  },
  {
    ...{ key: 'tries', label: texts.tries, isWide: true, isExtra: true, align: 'right' },
    text: ({ tries }) => String(tries),
    cell: ({ tries }) => <span className="numbers">{number(tries)}</span>,
  },
  {
    ...{ key: 'created', label: texts.created, isWide: true },
    text: ({ _createdDate }) => new Date(_createdDate).toISOString(),
    cell: ({ _createdDate }) => <span style={{ whiteSpace: 'nowrap' }}>{time(_createdDate)}</span>,
  },
]
