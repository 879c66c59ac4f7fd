import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useDelayedRemoval } from '../../parts/delayed-removal.tsx'
import { deleteProduct } from '../../parts/lasting-shop.ts'
import { PageActions } from '../../parts/PageActions.tsx'
import type { Product } from '../read-products.ts'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { useProductTexts } from './texts.ts'

interface ProductActionsProps {
  readonly product: Product
  /** Drops what was typed, so that nothing asks about it. */
  forget(): void
  /** The usual action. */
  readonly children: ReactNode
}

/** Copies or deletes a product, beside the usual action of its page. */
export function ProductActions({ product, forget, children }: ProductActionsProps) {
  const texts = useProductTexts()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'duplicate' | 'delete'>()
  const name = product.name ?? ''
  const close = () => setAsked(undefined)
  const removeSoon = useDelayedRemoval()
  const removal = {
    isRunning: false,
    run: () => {
      removeSoon({
        id: product._id,
        text: texts.deleted(name),
        remove: () => deleteProduct(product._id),
        keys: ['products', 'collections', 'stock', 'home'],
      })
      flushSync(forget)
      navigate('/products')
    },
  }
  return (
    <>
      <PageActions
        others={[
          { label: texts.duplicate, run: () => setAsked('duplicate') },
          { label: texts.delete, run: () => setAsked('delete'), isDestructive: true },
        ]}
      >
        {children}
      </PageActions>
      {asked === 'duplicate' && <DuplicateDialog product={product} close={close} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title={texts.deleteTitle(name)}
          hint={texts.deleteHint}
          confirm={texts.deleteButton}
          action={removal}
          close={close}
          isDestructive
        />
      )}
    </>
  )
}
