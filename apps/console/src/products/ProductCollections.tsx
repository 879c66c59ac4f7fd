import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { PRODUCT_KEYS } from './product-keys.ts'
import { type Product, readCollections } from './read-products.ts'

/** The collections that a product is in; changes are saved at once. */
export function ProductCollections({ product }: { product: Product }) {
  const { t } = useWords()
  const { data = [] } = useQuery({ queryKey: ['collections'], queryFn: readCollections })
  const names = new Map(data.map(({ id, name }) => [id, name]))
  const held = product.collectionIds.filter((id) => names.has(id))
  const change = useAction(
    async (wanted: readonly string[]) => {
      for (const id of wanted)
        if (!held.includes(id)) await shop.products.addProductsToCollection(id, [product._id])
      for (const id of held)
        if (!wanted.includes(id)) await shop.products.removeProductsFromCollection(id, [product._id])
    },
    PRODUCT_KEYS,
    () => t.products.saved,
  )
  return (
    <Card title={t.products.collections}>
      <MultiSelect
        aria-label={t.products.collections}
        data={[...names].map(([value, label]) => ({ value, label }))}
        value={held}
        onChange={(wanted) => change.run(wanted.map(String))}
        disabled={change.isRunning}
        searchable
        placeholder={held.length === 0 ? t.products.noCollections : undefined}
        nothingFoundMessage={t.list.nothing}
      />
    </Card>
  )
}
