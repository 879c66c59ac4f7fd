import type { orders } from '@vitrine/client/ecom'

/** What a line is called, with its choices. */
export function LineName({ of }: { of: Pick<orders.OrderLineItem, 'productName' | 'descriptionLines'> }) {
  return (
    <>
      {of.productName?.original}
      {of.descriptionLines?.map(({ name, plainText, colorInfo }) => (
        <div key={name?.original}>
          {name?.original}: {plainText?.original ?? colorInfo?.original}
        </div>
      ))}
    </>
  )
}
