import type { Cart } from '@vitrine/contract'

const minor = (amount: string | undefined): number => Math.round(Number(amount ?? Number.NaN) * 100)

/**
 * Lists what is impossible about a cart in euros.
 * @param prices - the catalog's, in minor units by product id
 */
export const cartFlaws = (cart: Cart | undefined, prices: ReadonlyMap<string, number>): string[] => {
  const lines = cart?.lineItems ?? []
  const flaws: string[] = []
  for (const { id, quantity, price, lineItemPrice, catalogReference } of lines) {
    const right = prices.get(catalogReference?.catalogItemId ?? '')
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100_000)
      flaws.push(`${id} has a quantity of ${quantity}`)
    if (minor(price?.amount) !== right) flaws.push(`${id} costs ${price?.amount} instead of ${right}`)
    if (minor(lineItemPrice?.amount) !== (right ?? 0) * quantity)
      flaws.push(`${id} costs ${lineItemPrice?.amount} in total`)
  }
  if (lines.length > 300) flaws.push(`there are ${lines.length} lines`)
  if (new Set(lines.map(({ id }) => id)).size !== lines.length) flaws.push('two lines have the same id')
  const sum = lines.reduce((total, line) => total + minor(line.lineItemPrice?.amount), 0)
  if (minor(cart?.subtotal?.amount) !== sum) flaws.push(`the subtotal is ${cart?.subtotal?.amount}`)
  if ((cart?.appliedDiscounts ?? []).length > 0) flaws.push('there is a discount')
  return flaws
}
