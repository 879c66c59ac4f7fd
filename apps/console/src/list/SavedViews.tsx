import { Button, Checkbox, Group, Menu, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import type { ListAddress, ListParams } from './use-address.ts'

/** The form of a view's content: the list's address, by parameter. */
const VERSION = 1
const LONGEST_NAME = 80

export interface SavedViewsProps {
  /** The list's name, such as products. */
  readonly list: string
  readonly address: ListAddress
  /** The columns that are shown, if they aren't those of everyone. */
  readonly columns: string | undefined
}

/** The views of a list that the reader or others have saved, and a way to save what is shown. */
export function SavedViews({ list, address, columns }: SavedViewsProps) {
  const { t } = useWords()
  const { user } = useStaff()
  const [isNaming, setNaming] = useState(false)
  const { data: views = [] } = useQuery({
    queryKey: ['views', list],
    queryFn: async () => (await shop.views.listSavedViews(list)).views.filter(isReadable),
  })
  const removal = useAction(
    ({ _id }: { _id: string; name: string }) => shop.views.deleteSavedView(_id),
    ['views'],
    ({ name }) => t.list.views.deleted(name),
  )
  const content = { ...address.shown, ...(columns && { columns }) }
  const shown = formOf(content)
  const current = views.find(({ content }) => formOf(textsOf(content)) === shown)
  const items = (own: boolean) =>
    views
      .filter((view) => view.own === own)
      .map(({ _id, name, content }) => (
        <Menu.Item
          key={_id}
          aria-current={_id === current?._id || undefined}
          fw={_id === current?._id ? 600 : undefined}
          onClick={() => address.show(textsOf(content))}
        >
          {name}
        </Menu.Item>
      ))
  const own = items(true)
  const shared = items(false)
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button variant="default">{current?.name ?? t.list.views.title}</Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
          {own.length > 0 && <Menu.Label>{t.list.views.own}</Menu.Label>}
          {own}
          {shared.length > 0 && <Menu.Label>{t.list.views.shared}</Menu.Label>}
          {shared}
          {views.length > 0 && <Menu.Divider />}
          {current && (current.own || user.role === 'owner') ? (
            <Menu.Item onClick={() => removal.run(current)}>{t.list.views.delete(current.name)}</Menu.Item>
          ) : (
            <Menu.Item disabled={shown === formOf({})} onClick={() => setNaming(true)}>
              {t.list.views.save}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isNaming && <NameDialog list={list} content={content} close={() => setNaming(false)} />}
    </>
  )
}

interface NameDialogProps {
  readonly list: string
  readonly content: ListParams
  close(): void
}

function NameDialog({ list, content, close }: NameDialogProps) {
  const { t } = useWords()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const save = useAction(
    () =>
      shop.views.createSavedView({
        ...{ list, shared, version: VERSION, name: name.trim(), content },
      }),
    ['views'],
    () => {
      close()
      return t.list.views.saved(name.trim())
    },
  )
  return (
    <Dialog opened onClose={close} title={t.list.views.save}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) save.run(undefined)
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            required
            label={t.list.views.name}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Checkbox
            label={t.list.views.share}
            checked={shared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={save.isRunning}>
              {t.list.views.saveButton}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const isReadable = ({ version }: { version: number }): boolean => version === VERSION

/** The parameters in a view's content; anything that isn't text is left out. */
const textsOf = (content: unknown): ListParams =>
  Object.fromEntries(
    Object.entries(Object(content)).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    ),
  )

/** The same for the same parameters in any order. */
const formOf = (params: ListParams): string =>
  JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)))
