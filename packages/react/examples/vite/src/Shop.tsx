import type { search } from '@vitrine/client/search'
import { Money, useCart, useCartLine } from '@vitrine/react'
import { useBrowserAddress, useProductList } from '@vitrine/react/catalog'
import { useCheckout } from '@vitrine/react/session'
import { ProductTile } from './ProductTile.tsx'

/** A list of products with its facets, and the cart. */
export function Shop() {
  const { listing, products, total, facets, show, isLoading, error, retry } = useProductList({
    address: useBrowserAddress(),
    pageSize: 12,
  })
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          show({ words: `${new FormData(event.currentTarget).get('q')}`.trim() })
        }}
      >
        <input type="search" name="q" aria-label="Search" defaultValue={listing.words} />
      </form>
      {facets.map(({ kind, name, choices }) => (
        <fieldset key={kind + name}>
          <legend>{name}</legend>
          {choices.map(({ value, label, count, checkboxProps }) => (
            <label key={value}>
              <input {...checkboxProps()} /> {label} ({count})
            </label>
          ))}
        </fieldset>
      ))}
      <main aria-busy={isLoading}>
        <p role="status">{total} items</p>
        {error ? (
          <button type="button" onClick={retry}>
            We couldn't reach the shop. Try again
          </button>
        ) : null}
        {products.map((product: search.Product) => (
          <ProductTile key={product._id} product={product} />
        ))}
      </main>
      <Cart />
    </>
  )
}

function Cart() {
  const { lines, subtotal, count, wasEmptiedElsewhere } = useCart()
  const { buttonProps } = useCheckout({
    postFlowUrl: location.origin,
    thankYouPageUrl: `${location.origin}/thank-you`,
  })
  return (
    <aside aria-label="Cart">
      <h2>Cart ({count})</h2>
      {wasEmptiedElsewhere && <p>You bought this cart in another tab.</p>}
      <ul>
        {lines.map(({ key }) => (
          <Line key={key} name={key} />
        ))}
      </ul>
      <p>
        Subtotal: <Money amount={subtotal} fallback="…" />
      </p>
      {count > 0 && <button {...buttonProps()}>Check out</button>}
    </aside>
  )
}

function Line({ name }: { name: string }) {
  const { line, lineProps, quantityProps, stepProps, removeProps } = useCartLine(name)
  return (
    <li {...lineProps()}>
      {line?.productName?.translated ?? line?.productName?.original}
      <button aria-label="One less" {...stepProps(-1)}>
        −
      </button>
      <input aria-label="How many" {...quantityProps()} />
      <button aria-label="One more" {...stepProps(1)}>
        +
      </button>
      <Money amount={line?.total} fallback="…" />
      <button {...removeProps()}>Remove</button>
      {line?.problem && <p role="alert">That didn't work. Please try again.</p>}
    </li>
  )
}
