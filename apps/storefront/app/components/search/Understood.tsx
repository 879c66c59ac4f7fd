import { Link } from 'react-router'
import type { ProductList } from '../../catalog/listing/find-products.server.ts'
import { Icon } from '../icon/Icon.tsx'

/** Says how a search was understood, if not exactly as typed. */
export function Understood({ corrected, partial, priced }: ProductList) {
  if (!corrected && !partial && !priced) return null
  return (
    <div className="mb-6 grid max-w-prose justify-items-start gap-3">
      {(corrected || partial) && (
        <p className="text-lg wrap-break-word">
          {corrected && (
            <>
              {corrected.to} <span className="text-soft">{corrected.nothingFor}</span>{' '}
            </>
          )}
          {partial}
        </p>
      )}
      {priced && <Priced {...priced} />}
    </div>
  )
}

/** What a price in words became. Without it, the other words are searched for. */
function Priced({ label, without, others }: NonNullable<ProductList['priced']>) {
  return (
    <Link
      to={others ? `/search?${new URLSearchParams({ q: others })}` : '/products'}
      className="flex min-h-9 max-w-full items-center gap-2 rounded-xs border border-line bg-raised px-3 py-1 text-sm hover:border-line-strong hover:text-accent"
    >
      <span className="min-w-0 wrap-break-word">{label}</span>
      <span className="sr-only">, {without}</span>
      <Icon name="close" className="size-3.5" />
    </Link>
  )
}
