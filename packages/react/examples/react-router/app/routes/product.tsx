import { Money, productReference, useAddToCart, useCart } from '@vitrine/react'
import { useVariantPicker } from '@vitrine/react/product'
import { choosableOf } from '@vitrine/react/pure'
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router'
import { visitorOf } from '../shop.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { client, headers } = visitorOf(request)
  const slug = new URL(request.url).searchParams.get('slug') ?? 'moon-jar'
  const { items } = await client.products.queryProducts().eq('slug', slug).find()
  const [product] = items
  if (!product) throw new Response(null, { status: 404 })
  const { _id: id = '', name, manageVariants } = product
  return data(
    { id, name, hasManagedVariants: manageVariants, ...choosableOf(product) },
    { headers: headers() },
  )
}

/** The choice is in the address, which React Router owns. */
export default function Product() {
  const product = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = {
    search,
    replace: (to: string) => navigate(to, { replace: true, preventScrollReset: true }),
  }
  const { choices, variant, canBeBought, availabilityOf, radioProps } = useVariantPicker(product, address)
  const { buttonProps } = useAddToCart({
    catalogReference: productReference(
      product.id,
      product.hasManagedVariants && variant ? { variantId: variant.id } : { choices },
    ),
  })
  const { count, subtotal } = useCart()
  return (
    <main>
      <h1>{product.name}</h1>
      {product.options.map((option) => (
        <fieldset key={option.name}>
          <legend>{option.name}</legend>
          {option.choices.map((choice) => (
            <label key={choice.label}>
              <input {...radioProps(option, choice)} />
              {choice.label} {availabilityOf(option, choice) === 'sold-out' && '(sold out)'}
            </label>
          ))}
        </fieldset>
      ))}
      <button {...buttonProps()} disabled={!canBeBought}>
        Add to cart
      </button>
      <p role="status">
        {count} items, <Money amount={subtotal} fallback="…" />
      </p>
    </main>
  )
}
