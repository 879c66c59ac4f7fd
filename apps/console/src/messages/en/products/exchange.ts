const s = (count: number) => (count === 1 ? '1 product' : `${count} products`)

const record = (texts: Readonly<Record<string, string>>) => texts

interface Counts {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly failed: number
}

/** The texts about imports and exports. */
export const en = {
  title: 'Import and export products',
  import: 'Import',
  choose: 'Choose a file',
  dropHint: 'or drop a CSV or JSON Lines file here. You see what would change before anything does.',
  checking: (file: string) => `Checking ${file}…`,
  importing: (file: string) => `Importing ${file}…`,
  unreadable: (file: string) => `We couldn’t read ${file}. Nothing was changed.`,
  row: (row: number) => `Row ${row}`,
  columns: {
    title: 'Columns of the file',
    hint: 'Match the columns of your file. Columns without a match are skipped, and their values in the shop stay as they are.',
    inFile: 'In your file',
    means: 'In the shop',
    meaningOf: (name: string) => `Match for ${name}`,
    leftOut: 'Skip',
    unidentified: 'Choose the column with the name, the slug or the ID, so that products can be found.',
    use: 'Preview the changes',
    change: 'Change the columns',
    targets: {
      name: 'Name',
      sku: 'SKU',
      price: 'Price',
      stock: 'Stock',
      description: 'Description',
      visible: 'Visible',
      cost: 'Cost',
      weight: 'Weight',
      brand: 'Brand',
      ribbon: 'Ribbon',
      collections: 'Collections',
      media: 'Pictures',
      discountType: 'Discount type',
      discountValue: 'Discount',
      productType: 'Product type',
      slug: 'Slug (end of its URL)',
      id: 'ID',
      row: 'Product or variant',
      variantId: 'ID of the variant',
      manageVariants: 'Variants have their own price and stock',
    },
    options: {
      name: (place: number) => `Name of option ${place}`,
      choices: (place: number) => `Choice of option ${place}`,
    },
  },
  preview: (file: string) => `This is what ${file} would change`,
  done: (file: string) => `${file} imported`,
  counts: ({ created, changed, unchanged, failed }: Counts) =>
    `${created} new, ${changed} changed, ${unchanged} unchanged, ${failed} with errors`,
  apply: (count: number) => `Import ${s(count)}`,
  chooseAgain: 'Choose the file again to import it.',
  stoppedEarly: (file: string) => `The import of ${file} stopped early`,
  untilThen: (counts: string) => `Until then: ${counts}. Import the file again to continue.`,
  undo: {
    action: 'Undo import',
    hint: 'You can do this for 30 days after the import.',
    title: (file: string) => `Undo the import of ${file}?`,
    created: (count: number) =>
      count === 0
        ? ''
        : count === 1
          ? '1 new product will be deleted.'
          : `${count} new products will be deleted.`,
    changed: (count: number) =>
      count === 0
        ? ''
        : count === 1
          ? '1 changed product will get its earlier values back.'
          : `${count} changed products will get their earlier values back.`,
    stays: 'Products that have been ordered or edited since then stay as they are.',
    running: 'Undoing the import…',
    whole: 'Import undone',
    part: 'Import partly undone',
    takenBack: (count: string, of: number) =>
      `${count} ${of === 1 ? 'product' : 'products'} deleted or changed back.`,
    kept: (count: string, of: number) =>
      `${count} ${of === 1 ? 'product stays as it is' : 'products stay as they are'}.`,
    stopped: 'The undo stopped early.',
    again: 'Undo the rest',
    keptTitle: 'Products that stay as they are',
    why: 'Why',
    reasons: record({
      PRODUCT_SOLD: 'It has been ordered',
      CONFLICT: 'It has been changed since the import',
      PRODUCT_NOT_FOUND: 'It has been deleted since the import',
      INVALID_ARGUMENT: 'Another product has its old slug',
      MEDIA_NOT_FOUND: 'One of its old pictures was deleted',
    }),
    states: record({ running: 'Undoing…', whole: 'Undone', part: 'Partly undone' }),
  },
  /** Fields of a product that have no column of their own. */
  fields: record({
    additionalInfoSections: 'Info sections',
    customTextFields: 'Text fields',
    discount: 'Discount',
    giftCard: 'Gift card',
    options: 'Options',
    packageDimensions: 'Package dimensions',
    pricePerUnit: 'Price per unit',
    productDimensions: 'Dimensions',
    seo: 'Search engines',
    translations: 'Translations',
    variants: 'Variants',
  }),
  /** None: the platform says it in English. */
  problems: record({}),
  results: 'Changes',
  rowLabel: 'Row',
  outcome: 'Result',
  outcomes: record({ CREATED: 'New', CHANGED: 'Changed', FAILED: 'Error' }),
  what: 'What',
  /** Said of the values that change. */
  inStock: { true: 'in stock', false: 'sold out' },
  isSo: { true: 'yes', false: 'no' },
  asProduct: 'as the product',
  firstDifferences: 'These are the first 20 changes of this product.',
  export: 'Export',
  exportHint:
    'All products, including hidden ones, with variants, stock and costs. Edit the file and import it again.',
  exportAs: { csv: 'Export as CSV', jsonl: 'Export as JSON Lines' },
  recent: 'Recent imports',
  trial: 'Preview',
  statuses: record({
    WAITING: 'Waiting',
    CHECKING: 'Checking',
    RUNNING: 'Running',
    DONE: 'Imported',
    FAILED: 'Unreadable',
  }),
  show: 'Show',
  showOf: (file: string) => `Show the import of ${file}`,
}
