import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { answersIn, type Form, readForms, readSubmissions, type Submission } from './read-submissions.ts'
import { type FormTexts, useFormTexts } from './texts.ts'
import { useRemoval } from './use-removal.ts'

/** What people sent with the shop's forms. */
export function FormsPage() {
  const words = useWords()
  const { t } = words
  const texts = useFormTexts()
  const [isDeleting, setDeleting] = useState(false)
  const address = useListAddress(['form'])
  const formId = address.filter('form')
  const read = (cursor: string | undefined) => readSubmissions(formId, cursor)
  const list = useList({
    ...{ address, pages: usePages(['submissions', formId], read), mayPick: true },
    idOf: ({ _id }) => _id ?? '',
    hrefOf: ({ _id }) => `/forms/${_id}`,
  })
  const { selection } = list
  const { data: forms = [] } = useQuery({ queryKey: ['forms'], queryFn: readForms })
  const removal = useRemoval([...selection.ids], () => {
    selection.clear()
    setDeleting(false)
  })
  return (
    <>
      <PageHead title={t.pages.forms} />
      <List
        name="forms"
        list={list}
        label={t.pages.forms}
        nameOf={({ _createdDate }) => words.time(_createdDate ?? '')}
        filters={
          forms.length > 0
            ? [
                {
                  key: 'form',
                  label: texts.form,
                  choices: forms.map(({ _id, name }) => ({ value: _id ?? '', label: name || texts.noName })),
                },
              ]
            : []
        }
        columns={columnsIn(words, texts, new Map(forms.map((form) => [form._id ?? '', form])))}
        exported={read}
        none={<Text c="dimmed">{texts.none}</Text>}
        actions={
          <Button size="compact-sm" color="red" onClick={() => setDeleting(true)}>
            {texts.delete}
          </Button>
        }
      />
      {isDeleting && (
        <ConfirmDialog
          title={texts.deleteTitle(selection.ids.size)}
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

const columnsIn = (
  { time }: Words,
  texts: FormTexts,
  forms: ReadonlyMap<string, Form>,
): Column<Submission>[] => [
  {
    key: 'answers',
    label: texts.answers,
    text: (sent) =>
      answersIn(sent, forms.get(sent.formId ?? ''))
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
    cell: (sent) => {
      const form = forms.get(sent.formId ?? '')
      const answers = answersIn(sent, form)
      return (
        <>
          <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {answers.map(({ value }) => value).join(' · ') || texts.empty}
          </Text>
          <Text size="xs" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            {form?.name || texts.noName} · {time(sent._createdDate ?? '')}
          </Text>
        </>
      )
    },
  },
  {
    key: 'form',
    label: texts.form,
    isWide: true,
    text: ({ formId }) => forms.get(formId ?? '')?.name || texts.noName,
    cell: ({ formId }) => forms.get(formId ?? '')?.name || texts.noName,
  },
  {
    key: 'date',
    label: texts.date,
    isWide: true,
    text: ({ _createdDate }) => isoOf(_createdDate),
    cell: ({ _createdDate }) => <span style={{ whiteSpace: 'nowrap' }}>{time(_createdDate ?? '')}</span>,
  },
]

const isoOf = (date: Date | string | null | undefined): string => (date ? new Date(date).toISOString() : '')
