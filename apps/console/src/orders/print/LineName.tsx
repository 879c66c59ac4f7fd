import type { orders } from '@vitrine/client/ecom'
import classes from './PrintPage.module.css'
import { usePrintTexts } from './texts.ts'

type Named = Pick<orders.OrderLineItem, 'productName' | 'descriptionLines' | 'physicalProperties'>

/** What a line is called, with its choices and its SKU. */
export function LineName({ of: { productName, descriptionLines, physicalProperties } }: { of: Named }) {
  const print = usePrintTexts()
  const sku = physicalProperties?.sku
  return (
    <>
      {productName?.original}
      <div className={classes.details}>
        {descriptionLines?.map(({ name, plainText, colorInfo }) => (
          <div key={name?.original}>
            {name?.original}: {plainText?.original ?? colorInfo?.original}
          </div>
        ))}
        {sku && <div>{print.sku(sku)}</div>}
      </div>
    </>
  )
}
