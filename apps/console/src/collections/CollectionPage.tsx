import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { shop } from '../session/shop-client.ts'
import { CollectionEditor } from './CollectionEditor.tsx'

/** One collection, or a new one. */
export function CollectionPage() {
  const { t } = useWords()
  const { collectionId = '' } = useParams()
  const isNew = collectionId === 'new'
  const query = useQuery({
    queryKey: ['collection', collectionId],
    queryFn: () => shop.collections.getCollection(collectionId),
    enabled: !isNew,
  })
  const back = { to: '/collections', label: t.pages.collections }
  if (isNew) return <CollectionEditor key="new" collection={undefined} back={back} />
  return (
    <LoadedPage query={query} title={t.collections.collection} back={back}>
      {(collection) => <CollectionEditor key={collection._id} collection={collection} back={back} />}
    </LoadedPage>
  )
}
