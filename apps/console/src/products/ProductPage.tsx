import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { shop } from '../session/shop-client.ts'
import { ProductEditor } from './ProductEditor.tsx'

/** One product, or a new one. */
export function ProductPage() {
  const { t } = useWords()
  const { productId = '' } = useParams()
  const isNew = productId === 'new'
  const { data, error, refetch } = useQuery({
    queryKey: ['product', productId],
    queryFn: async () =>
      (await shop.products.getProduct(productId, { includeMerchantSpecificData: true })).product,
    enabled: !isNew,
  })
  const back = { to: '/products', label: t.pages.products }
  if (isNew) return <ProductEditor key="new" product={undefined} back={back} />
  if (error && !data)
    return (
      <>
        <PageHead title={t.products.product} back={back} />
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
  return <ProductEditor key={data._id} product={data} back={back} />
}
