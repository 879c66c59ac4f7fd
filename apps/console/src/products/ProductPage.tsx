import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { readProduct } from './schedule/read-schedules.ts'

/** One product, or a new one. */
export function ProductPage() {
  const { t } = useWords()
  const { productId = '' } = useParams()
  const isNew = productId === 'new'
  const query = useQuery({
    queryKey: ['product', productId],
    queryFn: () => readProduct(productId),
    enabled: !isNew,
  })
  const back = { to: '/products', label: t.pages.products }
  if (isNew) return <ProductEditor key="new" product={undefined} back={back} />
  return (
    <LoadedPage query={query} title={t.products.product} back={back}>
      {(product) => <ProductEditor key={product._id} product={product} back={back} />}
    </LoadedPage>
  )
}
