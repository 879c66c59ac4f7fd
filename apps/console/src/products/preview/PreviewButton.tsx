import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { ProductDraft } from '../product-draft.ts'
import type { Product } from '../read-products.ts'
import type { VariantEdits } from '../variant-edits.ts'
import { usePreviewTexts } from './texts.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('./PreviewDialog.tsx')).PreviewDialog }))

interface PreviewButtonProps {
  readonly product: Product | undefined
  readonly base: ProductDraft
  readonly draft: ProductDraft
  readonly variants: VariantEdits
}

/** Opens the page as the shop shows it, before anything is saved. */
export function PreviewButton(props: PreviewButtonProps) {
  const texts = usePreviewTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" disabled={props.draft.price === ''} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Suspense>{isOpen && <PreviewDialog {...props} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
