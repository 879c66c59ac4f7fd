import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { shop } from '../session/shop-client.ts'
import { answersIn, type Form, formCalls, type Submission } from './read-submissions.ts'
import { useFormTexts } from './texts.ts'
import { useRemoval } from './use-removal.ts'

interface Read {
  readonly sent: Submission
  readonly form: Form
  /** The customer that the sender is, if they were logged in. */
  readonly customer: { readonly _id: string; readonly name: string } | undefined
}

const read = async (id: string): Promise<Read> => {
  const sent = await formCalls.submissions.getSubmission(id)
  const form = await formCalls.forms.getForm(sent.formId ?? '')
  const memberId = sent.submitter?.memberId
  const { customers } = memberId ? await shop.customers.listCustomers({ memberId }) : { customers: [] }
  const [customer] = customers
  return { sent, form, customer: customer && { _id: customer._id, name: customer.name || customer.email } }
}

/** What someone sent with a form. */
export function SubmissionPage() {
  const { t } = useWords()
  const texts = useFormTexts()
  const { submissionId = '' } = useParams()
  const query = useQuery({
    queryKey: ['submissions', 'one', submissionId],
    queryFn: () => read(submissionId),
  })
  return (
    <LoadedPage query={query} title={texts.sent} back={{ to: '/forms', label: t.pages.forms }}>
      {(found) => <LoadedSubmission {...found} />}
    </LoadedPage>
  )
}

function LoadedSubmission({ sent, form, customer }: Read) {
  const { t, time } = useWords()
  const texts = useFormTexts()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const removal = useRemoval([sent._id ?? ''], () => navigate('/forms'))
  const answers = answersIn(sent, form)
  return (
    <>
      <PageHead title={form.name || texts.noName} back={{ to: '/forms', label: t.pages.forms }}>
        <Button variant="default" color="red" onClick={() => setDeleting(true)}>
          {texts.delete}
        </Button>
      </PageHead>
      <Stack maw={720}>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {time(sent._createdDate ?? '')} ·{' '}
          {customer ? (
            <Anchor component={Link} to={`/customers/${customer._id}`} size="sm">
              {customer.name}
            </Anchor>
          ) : (
            texts.visitor
          )}
        </Text>
        <Card title={texts.answers}>
          {answers.length === 0 && <Text c="dimmed">{texts.empty}</Text>}
          <Stack gap="sm" component="dl" m={0}>
            {answers.map(({ label, value }) => (
              <div key={label}>
                <Text component="dt" size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {label}
                </Text>
                <Text component="dd" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {value}
                </Text>
              </div>
            ))}
          </Stack>
        </Card>
      </Stack>
      {isDeleting && (
        <ConfirmDialog
          title={texts.deleteTitle(1)}
          hint={texts.deleteHint}
          confirm={texts.delete}
          action={removal}
          close={() => setDeleting(false)}
          isDestructive
        />
      )}
    </>
  )
}
