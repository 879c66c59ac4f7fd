const record = (texts: Readonly<Record<string, string>>) => texts

/** The texts on why one of several things couldn't be changed. */
export const en = {
  codes: record({
    COLLECTION_NOT_FOUND: 'The collection was deleted.',
    CONFLICT: 'Someone else has changed it since.',
    INVENTORY_ITEM_NOT_FOUND: 'The variant was deleted.',
    ITEM_NOT_AVAILABLE: 'There are fewer in stock than you’re taking out.',
    MEDIA_NOT_FOUND: 'One of its pictures was deleted.',
    PRODUCT_NOT_FOUND: 'The product was deleted.',
    VARIANT_NOT_FOUND: 'The variant was deleted.',
  }),
  /** By the rule that was broken, and the field that it is about. */
  rules: record({
    'MIN edit.stock.add': 'There are fewer in stock than you’re taking out.',
    'MAX edit.stock.add': 'There would be more than 99,999 in stock.',
    'VALIDATION edit.stock.add': 'Its stock isn’t tracked. Set a number to start.',
    'MAX edit.discount.value': 'The discount is higher than the price.',
    'VALIDATION edit.discount': 'A gift card can’t have a discount.',
    'VALIDATION discount': 'A gift card can’t have a discount.',
    'MIN adjust.price': 'The price would be below zero.',
    'MAX edit.priceEnding': 'The price would be above 999,999,999.99.',
    'MAX adjust.price': 'The price would be above 999,999,999.99.',
  }),
  stopped: 'The change stopped early.',
  /** What a change of many products would do, and what it left as it was. */
  preview: {
    title: 'Preview',
    round: 'Round',
    ending: 'Price ending',
    endingHint: '0.95 turns 10.10 into 9.95. 0 rounds to whole amounts.',
    oldPrice: 'Now',
    newPrice: 'New',
    ownPrices: 'Variants keep their own prices',
    changing: (changed: string, checked: string, isAll: boolean) =>
      isAll ? `${changed} of ${checked} will change.` : `${changed} of the first ${checked} will change.`,
    more: (count: string) => `and ${count} more`,
    staying: (count: number, names: string) =>
      count === 1
        ? `1 is already as you want it: ${names}.`
        : `${count} are already as you want them: ${names}.`,
    failing: (count: number) => (count === 1 ? '1 can’t change:' : `${count} can’t change:`),
    left: (count: number, names: string) =>
      count === 1 ? `1 was left as it was: ${names}.` : `${count} were left as they were: ${names}.`,
  },
}
