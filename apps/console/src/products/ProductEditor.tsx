import { Alert, Button, Grid, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { ProductHistory } from '../history/ProductHistory.tsx'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { shop } from '../session/shop-client.ts'
import { StockMovements } from '../stock/StockMovements.tsx'
import { ProductCollections } from './ProductCollections.tsx'
import { ProductFields } from './ProductFields.tsx'
import { ProductMedia } from './ProductMedia.tsx'
import { ProductSide } from './ProductSide.tsx'
import { ProductVariants } from './ProductVariants.tsx'
import { changesBetween, draftOf, EMPTY_DRAFT, newProductOf } from './product-draft.ts'
import { PRODUCT_KEYS } from './product-keys.ts'
import type { Product } from './read-products.ts'
import { useProductDraft } from './use-product-draft.ts'

export interface ProductEditorProps {
  readonly product: Product | undefined
  readonly back: { readonly to: string; readonly label: string }
}

/** Edits a product. What is typed survives a reload, and a change by someone else is shown before it is overwritten. */
export function ProductEditor({ product, back }: ProductEditorProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const kept = useProductDraft(product)
  const { draft, base, change, startFrom } = kept
  const [failure, setFailure] = useState<unknown>()
  const [theirs, setTheirs] = useState<Product>()
  const [isSaving, setIsSaving] = useState(false)

  const readAgain = () =>
    Promise.all(PRODUCT_KEYS.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const create = async () => {
    const { product: made } = await shop.products.createProduct(newProductOf(draft))
    // The draft ends before the page changes, so that nothing asks about it.
    flushSync(() => startFrom(EMPTY_DRAFT))
    notifications.show({ message: t.products.created(made.name ?? '') })
    navigate(`/products/${made._id}`, { replace: true })
  }
  const update = async (id: string, overwrites: boolean) => {
    const { product: now } = await shop.products.getProduct(id, { includeMerchantSpecificData: true })
    if (!overwrites && JSON.stringify(draftOf(now)) !== JSON.stringify(base)) return setTheirs(now)
    const { product: saved } = await shop.products.updateProduct(id, changesBetween(draftOf(now), draft))
    startFrom(
      draftOf({ ...now, ...saved, ...(now.costAndProfitData && { costAndProfitData: costOf(saved, now) }) }),
    )
    setTheirs(undefined)
    notifications.show({ message: t.products.saved })
  }
  const save = async (overwrites = false) => {
    setIsSaving(true)
    setFailure(undefined)
    try {
      await (product ? update(product._id, overwrites) : create())
      await readAgain()
    } catch (error) {
      setFailure(error)
    } finally {
      setIsSaving(false)
    }
  }
  const takeTheirs = () => {
    if (theirs) startFrom(draftOf(theirs))
    setTheirs(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form onSubmit={submit}>
      <PageHead title={product?.name ?? t.products.add} back={back}>
        {product && <OpenInShop product={product} label={t.products.open} />}
        <Button type="submit" loading={isSaving} disabled={product !== undefined && !kept.isChanged}>
          {product ? t.products.save : t.products.create}
        </Button>
      </PageHead>
      {failure !== undefined && <ProblemNotice error={failure} />}
      {theirs && (
        <Alert color="orange" title={t.products.conflict} role="alert" mb="md">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t.products.conflictHint}</Text>
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={takeTheirs}>
                {t.products.takeTheirs}
              </Button>
              <Button size="xs" loading={isSaving} onClick={() => save(true)}>
                {t.products.keepMine}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      <Grid mt={failure !== undefined ? 'md' : 0}>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <ProductFields draft={draft} change={change} />
            {product && <ProductMedia product={product} />}
            {product && <ProductVariants product={product} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>
            <ProductSide draft={draft} change={change} />
            {product && <ProductCollections product={product} />}
            {product && <StockMovements productId={product._id ?? ''} />}
            {product && <ProductHistory productId={product._id ?? ''} />}
          </Stack>
        </Grid.Col>
      </Grid>
      <Dialog
        opened={kept.leaving !== undefined}
        onClose={() => kept.leaving?.stay()}
        title={t.products.leaveTitle}
      >
        <Stack>
          <Text size="sm">{t.products.leaveHint}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => kept.leaving?.leave()}>
              {t.products.leave}
            </Button>
            <Button onClick={() => kept.leaving?.stay()} data-autofocus>
              {t.products.stay}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </form>
  )
}

/** The response to an update has no cost; only a merchant's read does. */
const costOf = (saved: Product, before: Product) => saved.costAndProfitData ?? before.costAndProfitData

function OpenInShop({ product, label }: { product: Product; label: string }) {
  const { base, path } = product.productPageUrl ?? {}
  if (!base || !path || !product.visible) return null
  return (
    <Button
      component="a"
      variant="default"
      href={`${base.replace(/\/$/, '')}${path}`}
      target="_blank"
      rel="noreferrer"
    >
      {label}
    </Button>
  )
}
