import { createClient, OAuthStrategy } from '@vitrine/client'
import { products } from '@vitrine/client/stores'
import { choosableOf } from '@vitrine/react/pure'
import { Product } from './product.tsx'

const apiUrl = process.env.PLATFORM_URL ?? 'http://localhost:4000'
const clientId = process.env.CLIENT_ID ?? '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'

/** Reads the catalog, which is the same for everyone. */
const catalog = createClient({ apiUrl, auth: OAuthStrategy({ clientId }), modules: { products } })

/** A Next page: it runs only on the server, and passes plain data to the browser. */
export default async function Page({ searchParams }: { searchParams: Promise<{ slug?: string }> }) {
  const { slug = 'moon-jar', ...choices } = await searchParams
  const { items } = await catalog.products.queryProducts().eq('slug', slug).find()
  const [product] = items
  if (!product) return <p>Product not found</p>
  const { isInStock, options, variants } = choosableOf(product)
  return (
    <main>
      <h1>{product.name}</h1>
      <Product
        shop={{ apiUrl, clientId }}
        id={product._id ?? ''}
        hasManagedVariants={product.manageVariants ?? false}
        search={`?${new URLSearchParams(choices)}`}
        product={{
          isInStock,
          options,
          variants: variants.map(({ id, choices, isInStock }) => ({ id, choices, isInStock })),
        }}
      />
    </main>
  )
}
