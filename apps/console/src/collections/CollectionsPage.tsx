import { Badge, Button, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Column, DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { type Collection, readCollectionPage } from './read-collections.ts'

/** The collections of the shop. */
export function CollectionsPage() {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const searchRef = useRef<HTMLInputElement>(null)
  const address = useListAddress([])
  const pages = usePages(['collections', 'page', address.search], (cursor) =>
    readCollectionPage(address.search, cursor),
  )
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => navigate(`/collections/${pages.rows[index]?._id}`),
    search: () => searchRef.current?.focus(),
  })
  return (
    <>
      <PageHead title={t.pages.collections}>
        <Button component={Link} to="/collections/new">
          {t.collections.add}
        </Button>
      </PageHead>
      <Stack gap="md">
        <ListBar address={address} searchRef={searchRef} placeholder={t.collections.search} filters={[]} />
        <DataList
          label={t.pages.collections}
          pages={pages}
          columns={columnsIn(words)}
          idOf={({ _id }) => _id ?? ''}
          nameOf={({ name }) => name ?? ''}
          hrefOf={({ _id }) => `/collections/${_id}`}
          at={at}
          empty={<Text c="dimmed">{address.search ? t.list.nothing : t.collections.none}</Text>}
        />
      </Stack>
    </>
  )
}

const columnsIn = ({ t, number }: Words): Column<Collection>[] => [
  {
    key: 'collection',
    label: t.collections.collection,
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
    cell: ({ numberOfProducts }) => number(numberOfProducts),
  },
]
