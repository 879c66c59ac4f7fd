/** The fields of a cart in the first form, and the same ones in the newer form. Longer names come first. */
const CART_FIELDS: readonly (readonly [first: RegExp, newer: string])[] = [
  [/^(lineItems\[\d+\])\.quantity$/, '$1.quantityInfo.requestedQuantity'],
  [/^(lineItems\[\d+\])\.availability\.quantityAvailable$/, '$1.quantityInfo.availableQuantity'],
  [/^(lineItems\[\d+\])\.productName\b/, '$1.name'],
  [/^(lineItems\[\d+\])\.fullPrice\.(amount|convertedAmount)$/, '$1.pricing.breakdown.fullPrice.$2'],
  [/^(lineItems\[\d+\])\.price\.(amount|convertedAmount)$/, '$1.pricing.breakdown.salePrice.$2'],
  [/^(lineItems\[\d+\])\.catalogReference\b/, '$1.source.catalogReference'],
  [/^(lineItems\[\d+\])\.(descriptionLines|image|url|physicalProperties)\b/, '$1.attributes.$2'],
  [/^(lineItems\[\d+\])$/, '$1'],
  [/^couponCode$|^appliedDiscounts\b.*/, 'coupons'],
  [/^buyerNote$/, 'note'],
  [/^overrideCheckoutUrl$/, 'customCheckoutUrl'],
  [/^contactInfo\.address\b/, 'deliveryInfo.address'],
  [/^contactInfo\.contactDetails\b/, 'customerInfo'],
  [/^buyerInfo\b/, 'customerInfo'],
  [/^selectedShippingOption\b.*/, 'deliveryInfo.method'],
  [/^(subtotal|subtotalAfterDiscounts)\.(amount|convertedAmount)$/, 'subtotal.$2'],
  [/^(updatedDate|extendedFields\b.*)$/, '$1'],
]

/** The fields of a product in the first form, and where Catalog V3 has them. */
const PRODUCT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  description: ['description', 'plainDescription'],
  weight: ['physicalProperties'],
  productDimensions: ['physicalProperties'],
  packageDimensions: ['physicalProperties'],
  pricePerUnitData: ['physicalProperties'],
  priceData: ['actualPriceRange'],
  discount: ['actualPriceRange', 'compareAtPriceRange'],
  costAndProfitData: ['costRange'],
  additionalInfoSections: ['infoSections'],
  customTextFields: ['modifiers'],
  manageVariants: ['variantsInfo'],
  productOptions: ['options', 'modifiers'],
  collectionIds: ['mainCategoryId', 'directCategoriesInfo'],
  sku: ['variantsInfo'],
  variants: ['variantsInfo', 'inventory'],
}

/** Says in the words of the newer form which fields changed. */
export const newerFields = {
  /**
   * @param modified - flat paths of the first form and the values before; see `modifiedFields`
   * @returns the paths that the newer form has too, with their values before
   */
  ofCart: (modified: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const found: Record<string, unknown> = {}
    for (const [path, before] of Object.entries(modified)) {
      const [first, newer] = CART_FIELDS.find(([pattern]) => pattern.test(path)) ?? []
      if (first && newer) found[path.replace(first, newer)] = before
    }
    return found
  },

  /** @returns the fields of Catalog V3; their values before aren't kept, so they are null */
  ofProduct: (changed: readonly unknown[]): Record<string, null> =>
    Object.fromEntries(
      changed.flatMap((field) => (PRODUCT_FIELDS[`${field}`] ?? [`${field}`]).map((name) => [name, null])),
    ),
}
