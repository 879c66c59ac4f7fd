import { Button, Group, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { SelectionBar } from '../list/SelectionBar.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useSelection } from '../list/use-selection.ts'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import { customerColumns } from './customer-columns.tsx'
import type { DecisionKind } from './decisions.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { type Customer, readCustomers, SORTS, STATES } from './read-customers.ts'
import { useExport } from './use-export.ts'
import { useMemberDecisions } from './use-member-decisions.ts'

/** Members and guests in one list. Owners approve, reject and block members, one or many. */
export function CustomersPage() {
  const words = useWords()
  const { t, number } = words
  const { user } = useStaff()
  const navigate = useNavigate()
  const mayDecide = user.role === 'owner'
  const searchRef = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly string[]>()
  const address = useListAddress(['status', 'tag'])
  const selection = useSelection()
  const decisions = useMemberDecisions()
  const file = useExport()
  const status = address.filter('status')
  const asked = { search: address.search, status, tag: address.filter('tag'), sort: address.sort }
  const read = usePages(['customers', asked], (cursor) => readCustomers(asked, cursor))
  const isLeft = ({ memberId }: Customer) => status === 'WAITING' && decisions.isDecided(memberId)
  const pages = { ...read, rows: read.rows.filter((row) => !isLeft(row)) }
  const { data: tags = [] } = useQuery({
    queryKey: ['customer-tags'],
    queryFn: () => shop.customers.listCustomerTags(),
  })
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => navigate(`/customers/${pages.rows[index]?._id}`),
    pick: (index) => mayDecide && selection.toggle(pages.rows[index]?._id ?? ''),
    search: () => searchRef.current?.focus(),
  })
  const decideOn = (kind: DecisionKind, memberIds: readonly string[]) => {
    if (kind === 'refuse') return memberIds.length > 0 && setRefused(memberIds)
    decisions.run(kind, memberIds)
    selection.clear()
  }
  /** Decides about the selected rows, or the one that the keys are at, as far as the decision fits them. */
  const run = (kind: DecisionKind) => {
    const chosen = selection.ids.size > 0 ? pages.rows.filter(({ _id }) => selection.has(_id)) : []
    const current = pages.rows[Math.max(at, 0)]
    const rows = chosen.length > 0 ? chosen : current ? [current] : []
    if (mayDecide) decideOn(kind, memberIdsFor(kind, rows))
  }
  useHotkeys([
    ['a', () => run('approve')],
    ['r', () => run('refuse')],
    ['b', () => run('block')],
    ['z', () => mayDecide && decisions.undo()],
  ])
  return (
    <>
      <PageHead title={t.pages.customers}>
        {file.rows === undefined ? (
          <Button variant="default" onClick={() => file.start(asked)}>
            {t.customers.export}
          </Button>
        ) : (
          <Group gap="xs">
            <Text size="sm" c="dimmed" role="status">
              {t.customers.exported(number(file.rows))}
            </Text>
            <Button variant="default" onClick={file.stop}>
              {t.customers.stopExport}
            </Button>
          </Group>
        )}
      </PageHead>
      <Stack gap="md">
        <ListBar
          address={address}
          views="customers"
          searchRef={searchRef}
          placeholder={t.customers.search}
          filters={[
            {
              key: 'status',
              label: t.customers.status,
              choices: STATES.map((value) => ({ value, label: t.customers.filters[value] })),
            },
            ...(tags.length > 0
              ? [
                  {
                    key: 'tag',
                    label: t.customers.tag,
                    choices: tags.map((value) => ({ value, label: value })),
                  },
                ]
              : []),
          ]}
          sorts={SORTS.map((value) => ({ value, label: t.customers.sorts[value] }))}
        />
        {mayDecide && (
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {t.customers.keysHint}
          </Text>
        )}
        <DataList
          label={t.pages.customers}
          pages={pages}
          columns={customerColumns(words, mayDecide ? (kind, id) => decideOn(kind, [id]) : undefined)}
          idOf={({ _id }) => _id}
          nameOf={({ name, email }) => name || email}
          hrefOf={({ _id }) => `/customers/${_id}`}
          at={at}
          {...(mayDecide && { selection })}
          empty={
            <Text c="dimmed">
              {address.search || address.filters.length > 0 ? t.list.nothing : t.customers.none}
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
            loading={decisions.isRunning}
            onClick={() => run(kind)}
          >
            {t.customers.decisions[kind]}
          </Button>
        ))}
      </SelectionBar>
      {refused && (
        <RefuseDialog
          count={refused.length}
          close={() => setRefused(undefined)}
          refuse={() => {
            decisions.run('refuse', refused)
            selection.clear()
            setRefused(undefined)
          }}
        />
      )}
    </>
  )
}

const FITS: Readonly<Partial<Record<DecisionKind, readonly string[]>>> = {
  approve: ['WAITING'],
  refuse: ['WAITING'],
  block: ['WAITING', 'MEMBER'],
}

const memberIdsFor = (kind: DecisionKind, rows: readonly Customer[]): string[] =>
  rows.flatMap(({ memberId, status }) => (memberId && FITS[kind]?.includes(status) ? [memberId] : []))
