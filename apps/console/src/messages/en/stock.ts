const record = (texts: Readonly<Record<string, string>>) => texts

/** The texts about stock. */
export const en = {
  low: 'Running out',
  wishes: 'Waiting lists',
  below: (limit: string) => (limit === '1' ? 'Sold out' : `Fewer than ${limit}`),
  enough: (limit: string) =>
    limit === '1' ? 'Nothing is sold out.' : `Everything has ${limit} or more left.`,
  noWishes: 'No one is waiting for a product to come back.',
  product: 'Product',
  sku: 'SKU',
  left: 'In stock',
  waiting: 'People waiting',
  arrived: 'Add units',
  arrivedOf: (name: string) => `Units to add: ${name}`,
  add: 'Add',
  added: (count: number, name: string) => `${count} added to ${name}`,
  movements: 'Stock history',
  states: record({ true: 'In stock', false: 'Sold out' }),
  reasons: record({ ORDER: 'Sold', RETURN: 'Returned', BY_HAND: 'Changed by hand', JOB: 'Bulk change' }),
}
