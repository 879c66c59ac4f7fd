import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { members as membersModule } from '@vitrine/client/members'
import { useRef } from 'react'
import { type Column, DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { SelectionBar } from '../list/SelectionBar.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useSelection } from '../list/use-selection.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { decide, MEMBER_SORTS, MEMBER_STATES, readMembers } from './read-members.ts'

type Member = membersModule.Member

const COLORS: Readonly<Record<string, string>> = { PENDING: 'orange', APPROVED: 'green', BLOCKED: 'red' }

/** The members of the shop; owners approve, reject and block them, one or many. */
export function MembersPage() {
  const words = useWords()
  const { t } = words
  const { user } = useStaff()
  const mayDecide = user.role === 'owner'
  const searchRef = useRef<HTMLInputElement>(null)
  const address = useListAddress(['state'])
  const selection = useSelection()
  const asked = { search: address.search, state: address.filter('state'), sort: address.sort }
  const pages = usePages(['members', asked], (cursor) => readMembers(asked, cursor))
  const decision = useAction(
    ({ kind, ids }: { kind: keyof typeof decide; ids: readonly string[] }) => decide[kind](ids),
    ['members', 'home'],
    ({ kind, ids }) => {
      selection.clear()
      return t.members.done[kind](ids.length)
    },
  )
  const { at } = useListKeys(pages.rows.length, {
    open: () => {},
    pick: (index) => mayDecide && selection.toggle(pages.rows[index]?._id ?? ''),
    search: () => searchRef.current?.focus(),
  })
  const run = (kind: keyof typeof decide) => {
    const current = pages.rows[at]?._id
    const ids = selection.ids.size > 0 ? [...selection.ids] : current ? [current] : []
    if (mayDecide && ids.length > 0) decision.run({ kind, ids })
  }
  useHotkeys([
    ['a', () => run('approve')],
    ['b', () => run('block')],
  ])
  return (
    <>
      <PageHead title={t.pages.members} />
      <Stack gap="md">
        <ListBar
          address={address}
          views="members"
          searchRef={searchRef}
          placeholder={t.members.search}
          filters={[
            {
              key: 'state',
              label: t.members.state,
              choices: MEMBER_STATES.map((value) => ({ value, label: t.members.states[value] ?? value })),
            },
          ]}
          sorts={MEMBER_SORTS.map((value) => ({ value, label: t.members.sorts[value] }))}
        />
        {mayDecide && (
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {t.members.keysHint}
          </Text>
        )}
        <DataList
          label={t.pages.members}
          pages={pages}
          columns={columnsIn(words, mayDecide ? (kind, id) => decision.run({ kind, ids: [id] }) : undefined)}
          idOf={({ _id }) => _id}
          nameOf={({ loginEmail }) => loginEmail ?? ''}
          at={at}
          {...(mayDecide && { selection })}
          empty={
            <Text c="dimmed">
              {address.search || address.filters.length > 0 ? t.list.nothing : t.members.none}
            </Text>
          }
        />
      </Stack>
      <SelectionBar selection={selection}>
        {(['approve', 'refuse', 'block'] as const).map((kind) => (
          <Button
            key={kind}
            size="compact-sm"
            variant={kind === 'approve' ? 'filled' : 'default'}
            loading={decision.isRunning}
            onClick={() => run(kind)}
          >
            {t.members.decisions[kind]}
          </Button>
        ))}
      </SelectionBar>
    </>
  )
}

const columnsIn = (
  { t, day }: Words,
  run: ((kind: keyof typeof decide, id: string) => void) | undefined,
): Column<Member>[] => [
  {
    key: 'member',
    label: t.members.member,
    cell: ({ contact, profile, loginEmail }) => (
      <>
        <Text size="sm" fw={500}>
          {[contact?.firstName, contact?.lastName].filter(Boolean).join(' ') ||
            profile?.nickname ||
            loginEmail}
        </Text>
        <Text size="xs" c="dimmed">
          {loginEmail}
        </Text>
      </>
    ),
  },
  {
    key: 'state',
    label: t.members.state,
    isWide: run !== undefined,
    cell: ({ status = 'UNKNOWN' }) => (
      <Badge variant="light" tt="none" color={COLORS[status] ?? 'gray'}>
        {t.members.states[status] ?? status}
      </Badge>
    ),
  },
  {
    key: 'since',
    label: t.members.since,
    isWide: true,
    cell: ({ _createdDate }) => (_createdDate ? day(_createdDate) : ''),
  },
  {
    key: 'seen',
    label: t.members.seen,
    isWide: true,
    cell: ({ lastLoginDate }) => (lastLoginDate ? day(lastLoginDate) : '–'),
  },
  ...(run
    ? [
        {
          key: 'decide',
          label: t.members.decide,
          align: 'right' as const,
          cell: ({ _id, status }: Member) => (
            <Group gap={6} justify="flex-end">
              {status === 'PENDING' && (
                <>
                  <Button size="compact-sm" onClick={() => run('approve', _id)}>
                    {t.members.decisions.approve}
                  </Button>
                  <Button size="compact-sm" variant="default" onClick={() => run('refuse', _id)}>
                    {t.members.decisions.refuse}
                  </Button>
                </>
              )}
              {status === 'APPROVED' && (
                <Button size="compact-sm" variant="default" onClick={() => run('block', _id)}>
                  {t.members.decisions.block}
                </Button>
              )}
              {status === 'BLOCKED' && (
                <Button size="compact-sm" variant="default" onClick={() => run('unblock', _id)}>
                  {t.members.decisions.unblock}
                </Button>
              )}
            </Group>
          ),
        },
      ]
    : []),
]
