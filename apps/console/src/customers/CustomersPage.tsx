import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportControl } from '../list/export/ExportButton.tsx'
import { useExport } from '../list/export/use-export.ts'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useList } from '../list/use-list.ts'
import { usePageKeys } from '../list/use-page-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import { AllMembersDialog } from './AllMembersDialog.tsx'
import { customerColumns } from './customer-columns.tsx'
import { customerFile } from './customer-file.ts'
import { type DecisionKind, membersFor } from './decisions.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { type Customer, readCustomers, SORTS, STATES } from './read-customers.ts'
import { useMemberDecisions } from './use-member-decisions.ts'

/** Members and guests in one list. Owners approve, reject and block members, one or many. */
export function CustomersPage() {
  const words = useWords()
  const { t } = words
  const { user } = useStaff()
  const mayDecide = user.role === 'owner'
  const [refused, setRefused] = useState<readonly string[]>()
  const [allOf, setAllOf] = useState<DecisionKind>()
  const address = useListAddress(['status', 'tag'])
  const decisions = useMemberDecisions()
  const file = useExport('customers.csv')
  const status = address.filter('status')
  const asked = { search: address.search, status, tag: address.filter('tag'), sort: address.sort }
  const read = usePages(['customers', asked], (cursor) => readCustomers(asked, cursor))
  const isLeft = ({ memberId }: Customer) => status === 'WAITING' && decisions.isDecided(memberId)
  const isDeciding = mayDecide && read.rows.some(({ status }) => status === 'WAITING')
  const pages = { ...read, rows: read.rows.filter((row) => !isLeft(row)) }
  const list = useList({
    ...{ address, pages, mayPick: mayDecide },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/customers/${_id}`,
  })
  const { selection, at } = list
  const { data: tags = [] } = useQuery({
    queryKey: ['customer-tags'],
    queryFn: () => shop.customers.listCustomerTags(),
  })
  const decideOn = (kind: DecisionKind, memberIds: readonly string[]) => {
    if (kind === 'refuse') return memberIds.length > 0 && setRefused(memberIds)
    decisions.run(kind, memberIds)
    selection.clear()
  }
  /** Decides about the selected rows, or the one that the keys are at, as far as the decision fits them. */
  const run = (kind: DecisionKind) => {
    if (!mayDecide) return
    if (selection.isAll) return setAllOf(kind)
    const chosen = pages.rows.filter(({ _id }) => selection.has(_id))
    const current = pages.rows[Math.max(at, 0)]
    const rows = chosen.length > 0 ? chosen : current ? [current] : []
    decideOn(kind, membersFor(kind, rows))
  }
  usePageKeys([
    ['a', () => run('approve')],
    ['r', () => run('refuse')],
    ['b', () => run('block')],
    ['z', () => mayDecide && decisions.undo()],
  ])
  return (
    <>
      <PageHead title={t.pages.customers}>
        <ExportControl file={file} start={() => file.start((exporting) => customerFile(asked, exporting))} />
      </PageHead>
      <List
        name="customers"
        list={list}
        label={t.pages.customers}
        nameOf={({ name, email }) => name || email}
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
        columns={customerColumns(words, isDeciding ? (kind, id) => decideOn(kind, [id]) : undefined)}
        none={<Text c="dimmed">{t.customers.none}</Text>}
        mayPickAll
        actions={(['approve', 'refuse', 'block'] as const).map((kind) => (
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
      >
        {mayDecide && (
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {t.customers.keysHint}
          </Text>
        )}
      </List>
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
      {allOf && (
        <AllMembersDialog
          kind={allOf}
          asked={asked}
          close={() => setAllOf(undefined)}
          done={selection.clear}
        />
      )}
    </>
  )
}
