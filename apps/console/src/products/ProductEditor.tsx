import { Box, Button, Stack } from '@mantine/core'
import type { FormEvent } from 'react'
import { EntityHistory } from '../history/EntityHistory.tsx'
import { useWords } from '../messages/words.tsx'
import { LeavingDialog } from '../parts/LeavingDialog.tsx'
import { MainAndAside } from '../parts/MainAndAside.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useLeaving } from '../parts/use-leaving.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { StockMovements } from '../stock/StockMovements.tsx'
import { AvailabilityCard } from './help/AvailabilityCard.tsx'
import { ProductActions } from './help/ProductActions.tsx'
import { ProductMedia } from './media/ProductMedia.tsx'
import { optionProblem } from './options/option-draft.ts'
import { OPTIONS_PROBLEM, ProductOptions } from './options/ProductOptions.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { ProductCollections } from './ProductCollections.tsx'
import { ProductFields } from './ProductFields.tsx'
import { EndingVariants, OtherChange } from './ProductQuestions.tsx'
import { ProductSide } from './ProductSide.tsx'
import { ProductVariants } from './ProductVariants.tsx'
import { InfoSections } from './page/InfoSections.tsx'
import { SearchPreview } from './page/SearchPreview.tsx'
import { UnitPrice } from './page/UnitPrice.tsx'
import { PreviewButton } from './preview/PreviewButton.tsx'
import classes from './product-editor.module.css'
import type { Product } from './read-products.ts'
import type { ScheduledProduct } from './schedule/read-schedules.ts'
import { scheduleFieldId } from './schedule/ScheduleFields.tsx'
import { scheduleProblems } from './schedule/schedule-draft.ts'
import { useProductDraft } from './use-product-draft.ts'
import { useProductSave } from './use-product-save.ts'
import { useVariantEdits } from './use-variant-edits.ts'
import { NO_EDITS } from './variant-edits.ts'

export interface ProductEditorProps {
  readonly product: ScheduledProduct | undefined
  readonly back: { readonly to: string; readonly label: string }
}

/** Edits a product. What is typed survives a reload, and a change by someone else is shown before it is overwritten. */
export function ProductEditor({ product, back }: ProductEditorProps) {
  const { t } = useWords()
  const kept = useProductDraft(product)
  const saving = useProductSave(product, kept)
  const variants = useVariantEdits(product?._id ?? 'new')
  const leaving = useLeaving(kept.isChanged || variants.isChanged, () => {
    kept.forget()
    variants.forget()
  })
  const { draft, change } = kept
  const { failure } = saving
  const { timeZone } = useStaff().shop
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { visibleFrom, visibleUntil } = scheduleProblems(draft, timeZone, new Date())
    const isRescheduled =
      draft.visibleFrom !== kept.base.visibleFrom || draft.visibleUntil !== kept.base.visibleUntil
    if (isRescheduled && (visibleFrom || visibleUntil))
      document.getElementById(scheduleFieldId(visibleFrom ? 'visibleFrom' : 'visibleUntil'))?.focus()
    else if (optionProblem(draft.options, draft.managesVariants))
      document.getElementById(OPTIONS_PROBLEM)?.focus()
    else saving.save()
  }
  const forget = () => {
    kept.startFrom(kept.base)
    variants.startFrom(NO_EDITS)
  }
  const save = (
    <Button type="submit" loading={saving.isSaving} disabled={product !== undefined && !kept.isChanged}>
      {product ? t.products.save : t.products.create}
    </Button>
  )
  return (
    <form onSubmit={submit}>
      <PageHead title={product?.name ?? t.products.add} back={back}>
        {product && <OpenInShop product={product} label={t.products.open} />}
        <PreviewButton product={product} base={kept.base} draft={draft} variants={variants.draft} />
        {product ? (
          <ProductActions product={product} forget={forget}>
            <Box visibleFrom="sm">{save}</Box>
          </ProductActions>
        ) : (
          <Box visibleFrom="sm">{save}</Box>
        )}
      </PageHead>
      <Stack>
        {failure !== undefined && <ProblemNotice error={failure} />}
        <OtherChange saving={saving} />
        <MainAndAside
          aside={
            <>
              <ProductSide draft={draft} change={change} base={kept.base} />
              {product && <AvailabilityCard product={product} />}
              {product && <ProductCollections product={product} />}
              {product && <PriceHistory product={product} />}
              {product && <StockMovements product={product} />}
              {product && (
                <EntityHistory
                  subjects={[{ entityType: 'PRODUCT', entityId: product._id ?? '' }]}
                  queryKey={['product', product._id ?? '']}
                />
              )}
            </>
          }
        >
          <ProductFields draft={draft} change={change} />
          <UnitPrice draft={draft} change={change} />
          {product && <ProductMedia product={product} />}
          <ProductOptions product={product} draft={draft} change={change} />
          {product && <ProductVariants product={product} kept={variants} />}
          <InfoSections draft={draft} change={change} />
          <SearchPreview product={product} draft={draft} change={change} />
        </MainAndAside>
      </Stack>
      <Box hiddenFrom="sm" className={classes.saveBar}>
        {save}
      </Box>
      <EndingVariants saving={saving} />
      <LeavingDialog leaving={leaving} />
    </form>
  )
}

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
