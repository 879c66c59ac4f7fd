import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { emailColumns, nameOf } from './email-columns.tsx'
import { ResendEmails } from './ResendEmails.tsx'
import { readEmails, STATES } from './read-emails.ts'
import { useEmailTexts } from './texts.ts'

/** The emails of the last 30 days: what was sent, what waits, and what failed. */
export function EmailsPage() {
  const words = useWords()
  const { t } = words
  const texts = useEmailTexts()
  const [isAsking, setAsking] = useState(false)
  const address = useListAddress(['state'])
  const asked = { state: address.filter('state'), to: address.search.trim() }
  const read = (cursor: string | undefined) => readEmails(asked, cursor)
  const list = useList({
    ...{ address, pages: usePages(['emails', asked], read), mayPick: true },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/emails/${_id}`,
  })
  const { selection } = list
  return (
    <>
      <PageHead title={t.pages.emails} />
      <List
        name="emails"
        list={list}
        label={t.pages.emails}
        nameOf={(email) => nameOf(email, texts)}
        placeholder={texts.search}
        filters={[
          {
            key: 'state',
            label: texts.state,
            choices: STATES.map((value) => ({ value, label: texts.states[value] ?? value })),
          },
        ]}
        columns={emailColumns(words, texts)}
        exported={read}
        none={<Text c="dimmed">{texts.none}</Text>}
        {...(asked.to && { nothing: texts.nothing })}
        actions={
          <Button size="compact-sm" onClick={() => setAsking(true)}>
            {texts.resend}
          </Button>
        }
      />
      {isAsking && (
        <ResendEmails
          ids={[...selection.ids]}
          done={() => {
            selection.clear()
            setAsking(false)
          }}
          close={() => setAsking(false)}
        />
      )}
    </>
  )
}
