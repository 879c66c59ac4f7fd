import { Badge, Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { useLeavingIds } from '../parts/delayed-removal.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { type Collection, readCollectionPage } from './read-collections.ts'

/** The collections of the shop. */
export function CollectionsPage() {
  const words = useWords()
  const { t } = words
  const address = useListAddress([])
  const read = (cursor: string | undefined) => readCollectionPage(address.search, cursor)
  const leaving = useLeavingIds()
  const all = usePages(['collections', 'page', address.search], read)
  const list = useList({
    ...{ address, pages: { ...all, rows: all.rows.filter(({ _id }) => !leaving.has(_id ?? '')) } },
    idOf: ({ _id }) => _id ?? '',
    hrefOf: ({ _id }) => `/collections/${_id}`,
  })
  return (
    <>
      <PageHead title={t.pages.collections}>
        <Button component={Link} to="/collections/new">
          {t.collections.add}
        </Button>
      </PageHead>
      <List
        name="collections"
        list={list}
        label={t.pages.collections}
        nameOf={({ name }) => name ?? ''}
        placeholder={t.collections.search}
        filters={[]}
        columns={columnsIn(words)}
        exported={read}
        none={<Text c="dimmed">{t.collections.none}</Text>}
      />
    </>
  )
}

const columnsIn = ({ t, number }: Words): Column<Collection>[] => [
  {
    key: 'collection',
    label: t.collections.collection,
    text: ({ name }) => name ?? '',
    cell: ({ name }) => (
      <Text size="sm" fw={500}>
        {name}
      </Text>
    ),
  },
  {
    key: 'visible',
    label: t.products.visibility,
    isWide: true,
    text: ({ visible }) => t.products.visibilities[visible ? 'true' : 'false'],
    cell: ({ visible }) => (
      <Badge variant="light" tt="none" color={visible ? 'green' : 'gray'}>
        {t.products.visibilities[visible ? 'true' : 'false']}
      </Badge>
    ),
  },
  {
    key: 'products',
    label: t.collections.products,
    align: 'right',
    text: ({ numberOfProducts }) => `${numberOfProducts}`,
    cell: ({ numberOfProducts }) => number(numberOfProducts),
  },
]
