import { Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Selection } from '../../list/use-selection.ts'
import { useWords } from '../../messages/words.tsx'
import type { AskedProducts } from '../read-products.ts'
import { type ChangeKind, ProductChangeDialog, useChangeTexts } from './ProductChangeDialog.tsx'
import { countProducts } from './product-change.ts'

export interface ProductBulkActionsProps {
  readonly selection: Selection
  readonly asked: AskedProducts
  /** The list's parameters, which the sheet takes too. */
  readonly shown: Readonly<Record<string, string>>
}

/** What can be done with picked products, or with everything that matches. */
export function ProductBulkActions({ selection, asked, shown }: ProductBulkActionsProps) {
  const { t } = useWords()
  const textsOf = useChangeTexts()
  const navigate = useNavigate()
  const [kind, setKind] = useState<ChangeKind>()
  const { data: counted } = useQuery({
    queryKey: ['products', 'count', asked],
    queryFn: () => countProducts(asked),
    enabled: selection.isAll,
  })
  const openSheet = () =>
    selection.isAll
      ? navigate(`/products/sheet?${new URLSearchParams(shown)}`)
      : navigate('/products/sheet', { state: { ids: [...selection.ids] } })
  const more: readonly ChangeKind[] = [
    ...(['show', 'hide', 'add', 'remove', 'stock', 'discount', 'ribbon', 'brand'] as const),
  ]
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={openSheet}>
        {t.products.openSheet}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setKind('price')}>
        {t.products.bulk.price.action}
      </Button>
      <Menu position="top-start" withinPortal>
        <Menu.Target>
          <Button size="compact-sm" variant="default">
            {t.products.bulk.more}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {more.map((each) => (
            <Menu.Item key={each} onClick={() => setKind(each)}>
              {textsOf(each).action}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {kind && (
        <ProductChangeDialog
          key={kind}
          kind={kind}
          chosen={selection.isAll ? { asked } : { ids: [...selection.ids] }}
          count={selection.isAll ? (counted ?? undefined) : selection.ids.size}
          close={() => setKind(undefined)}
          done={selection.clear}
        />
      )}
    </>
  )
}
