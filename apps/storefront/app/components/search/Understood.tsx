import type { ProductList } from '../../catalog/find-products.server.ts'

/** Says how a search was understood, if not exactly as typed. */
export function Understood({ corrected, partial, priced }: ProductList) {
  if (!corrected && !partial && !priced) return null
  return (
    <p className="mb-6 max-w-prose text-lg wrap-break-word">
      {corrected && (
        <>
          {corrected.to} <span className="text-soft">{corrected.nothingFor}</span>{' '}
        </>
      )}
      {partial && `${partial} `}
      {priced && <span className="text-soft">{priced}</span>}
    </p>
  )
}
