import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { SelectionBar } from '../list/SelectionBar.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useSelection } from '../list/use-selection.ts'
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
  const navigate = useNavigate()
  const searchRef = useRef<HTMLInputElement>(null)
  const [isDeleting, setDeleting] = useState(false)
  const address = useListAddress(['form'])
  const selection = useSelection()
  const formId = address.filter('form')
  const pages = usePages(['submissions', formId], (cursor) => readSubmissions(formId, cursor))
  const { data: forms = [] } = useQuery({ queryKey: ['forms'], queryFn: readForms })
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => navigate(`/forms/${pages.rows[index]?._id}`),
    pick: (index) => selection.toggle(pages.rows[index]?._id ?? ''),
    search: () => {},
  })
  const removal = useRemoval([...selection.ids], () => {
    selection.clear()
    setDeleting(false)
  })
  return (
    <>
      <PageHead title={t.pages.forms} />
      <Stack gap="md">
        {forms.length > 0 && (
          <ListBar
            address={address}
            searchRef={searchRef}
            filters={[
              {
                key: 'form',
                label: texts.form,
                choices: forms.map(({ _id, name }) => ({ value: _id ?? '', label: name || texts.noName })),
              },
            ]}
          />
        )}
        <DataList
          label={t.pages.forms}
          pages={pages}
          columns={columnsIn(words, texts, new Map(forms.map((form) => [form._id ?? '', form])))}
          idOf={({ _id }) => _id ?? ''}
          nameOf={({ _createdDate }) => words.time(_createdDate ?? '')}
          hrefOf={({ _id }) => `/forms/${_id}`}
          at={at}
          selection={selection}
          empty={<Text c="dimmed">{address.filters.length > 0 ? t.list.nothing : texts.none}</Text>}
        />
      </Stack>
      <SelectionBar selection={selection}>
        <Button size="compact-sm" color="red" onClick={() => setDeleting(true)}>
          {texts.delete}
        </Button>
      </SelectionBar>
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
    cell: ({ formId }) => forms.get(formId ?? '')?.name || texts.noName,
  },
  {
    key: 'date',
    label: texts.date,
    isWide: true,
    cell: ({ _createdDate }) => <span style={{ whiteSpace: 'nowrap' }}>{time(_createdDate ?? '')}</span>,
  },
]
