import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { shop } from '../session/shop-client.ts'
import { CollectionEditor } from './CollectionEditor.tsx'

/** One collection, or a new one. */
export function CollectionPage() {
  const { t } = useWords()
  const { collectionId = '' } = useParams()
  const isNew = collectionId === 'new'
  const { data, error, refetch } = useQuery({
    queryKey: ['collection', collectionId],
    queryFn: () => shop.collections.getCollection(collectionId),
    enabled: !isNew,
  })
  const back = { to: '/collections', label: t.pages.collections }
  if (isNew) return <CollectionEditor key="new" collection={undefined} back={back} />
  if (error && !data)
    return (
      <>
        <PageHead title={t.collections.collection} back={back} />
        <ProblemNotice error={error} retry={refetch} />
      </>
    )
  if (!data)
    return (
      <Stack aria-busy aria-label={t.loading}>
        <Skeleton h={40} w={240} />
        <Skeleton h={320} />
      </Stack>
    )
  return <CollectionEditor key={data._id} collection={data} back={back} />
}
