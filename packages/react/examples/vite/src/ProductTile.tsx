import type { search } from '@vitrine/client/search'
import { Money, productReference, useAddToCart } from '@vitrine/react'
import { useVariantPicker } from '@vitrine/react/product'
import { type Choosable, choosableOf } from '@vitrine/react/pure'
import { useMemo, useState } from 'react'

/** A product with its options. In a list, the choice is kept only here. */
export function ProductTile({ product }: { product: search.Product }) {
  const choosable: Choosable = useMemo(() => choosableOf(product), [product])
  const [query, setQuery] = useState('')
  const picker = useVariantPicker(choosable, { search: query, replace: setQuery })
  const { choices, variant, canBeBought, availabilityOf, selectProps } = picker
  const { name, priceData, manageVariants } = product
  const { buttonProps, isAdding, problem } = useAddToCart({
    catalogReference: productReference(
      `${product._id}`,
      manageVariants && variant ? { variantId: variant.id } : { choices },
    ),
    preview: { productName: { original: `${name}` } },
  })
  return (
    <article aria-label={`${name}`}>
      <h2>{name}</h2>
      <p>
        <Money amount={priceData?.price?.toString()} currency={priceData?.currency} />
      </p>
      {choosable.options.map((option) => (
        <label key={option.name}>
          {option.name}
          <select {...selectProps(option)}>
            {option.choices.map((choice) => (
              <option key={choice.label} disabled={availabilityOf(option, choice) === 'not-made'}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button {...buttonProps()} disabled={!canBeBought}>
        {isAdding ? 'Adding…' : 'Add to cart'}
      </button>
      {problem && <p role="alert">We couldn't add this. Please try again.</p>}
    </article>
  )
}
