import type { ErrorEntry } from './error-entry.ts'

/** Errors about the catalog, its media and its stock. */
export const CATALOG_ERRORS = {
  PRODUCT_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such product.' },
  VARIANT_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such variant.' },
  COLLECTION_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such collection.' },
  NO_PERMISSION_TO_READ_MERCHANT_DATA: {
    status: 403,
    means: 'Only merchants may read what products cost them.',
  },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: {
    status: 403,
    means: 'Only merchants may read hidden products.',
  },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES: {
    status: 403,
    means: 'Only merchants may read hidden categories.',
  },
  CATEGORY_NOT_FOUND: { status: 404, means: 'There is no such category.' },
  DUPLICATE_SLUG: { status: 409, means: 'Another category has this slug.' },
  PARENT_CATEGORY_NOT_IN_TREE: { status: 400, means: 'The tree has no such parent category.' },
  CATEGORY_DEPTH_LIMIT_EXCEEDED: { status: 400, means: 'Categories can be nested at most 5 levels deep.' },
  ITEM_NOT_IN_CATEGORY: { status: 400, means: 'Only products of the category can be arranged in it.' },
  TREE_CYCLE_DETECTED: { status: 400, means: "A category can't be below itself." },
  CUSTOMIZATION_NOT_FOUND: { status: 404, means: 'There is no such option or modifier.' },
  CUSTOMIZATION_ALREADY_EXISTS: {
    status: 409,
    means: 'An option or modifier with this name already exists.',
  },
  CHOICE_NOT_FOUND: { status: 404, means: 'The option or modifier has no such choice.' },
  CHOICE_ASSIGNED_TO_PRODUCT: { status: 409, means: 'A product has this choice.' },
  CHOICES_LIMIT_EXCEEDED: { status: 400, means: 'An option or modifier can have at most 1,000 choices.' },
  CHOICE_IDS_MISMATCH: {
    status: 400,
    means: 'The ids are not those of all choices, each once.',
  },
  DOESNT_SUPPORT_CHOICES: { status: 400, means: 'A text field has no choices.' },
  CUSTOMIZATION_NOT_EXIST: {
    status: 400,
    means: "The product names an option or modifier that doesn't exist.",
  },
  CHOICE_NOT_EXIST: {
    status: 400,
    means: 'The option or modifier that the product names has no such choice.',
  },
  PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: {
    status: 400,
    means: 'A new option needs a name and a render type.',
  },
  PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: {
    status: 400,
    means: 'A new choice of an option needs a name and, if it is a colour, a colour code.',
  },
  MODIFIER_NAME_AND_TYPE_REQUIRED: { status: 400, means: 'A new modifier needs a name and a render type.' },
  MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: {
    status: 400,
    means: 'A new choice of a modifier needs a name and, if it is a colour, a colour code.',
  },
  DUPLICATE_PRODUCT_OPTIONS: { status: 400, means: 'Two options or modifiers of the product are the same.' },
  MISSING_VARIANT_OPTION_CHOICE: {
    status: 400,
    means: 'Each variant needs exactly one choice of every option.',
  },
  MISSING_VARIANT_OPTION: { status: 400, means: 'A variant names an option that the product does not have.' },
  DUPLICATE_VARIANT_OPTION_CHOICE: { status: 400, means: 'Two variants have the same choices.' },
  INVALID_DEFAULT_VARIANT: {
    status: 400,
    means: 'A product without options has exactly one variant, without choices.',
  },
  TOO_MANY_VARIANTS: { status: 400, means: 'The options give more than 1,000 variants.' },
  TOO_MANY_INFO_SECTIONS_ERROR: { status: 400, means: 'A product can have at most 100 info sections.' },
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: {
    status: 400,
    means: 'The price before the discount is lower than the price.',
  },
  DUPLICATE_SLUG_ERROR: { status: 409, means: 'Another product has this slug.' },
  RIBBON_NOT_FOUND: { status: 404, means: 'There is no such ribbon.' },
  RIBBON_ALREADY_EXISTS: { status: 409, means: 'A ribbon with this name already exists.' },
  BRAND_NOT_FOUND: { status: 404, means: 'There is no such brand.' },
  BRAND_ALREADY_EXISTS: { status: 409, means: 'A brand with this name already exists.' },
  INFO_SECTION_NOT_FOUND: { status: 404, means: 'There is no such info section.' },
  INVENTORY_ITEM_NOT_FOUND: { status: 404, means: 'There is no inventory item with this id.' },
  PRODUCT_CHANGE_NOT_ENDED: { status: 409, means: 'The product change is still running; cancel it first.' },
  PRODUCT_CHANGE_NOT_FOUND: { status: 404, means: 'There is no such product change.' },
  MEDIA_NOT_FOUND: { status: 404, bare: true, means: 'The media store has no such file.' },
  IMPORT_NOT_FOUND: { status: 404, means: 'There is no such import.' },
  MEDIA_TYPE_NOT_ALLOWED: { status: 400, means: "The media store doesn't accept this type of file." },
  MEDIA_DAMAGED: { status: 400, means: 'The picture is incomplete, damaged or has too many pixels.' },
  DIGITAL_FILE_NOT_FOUND: { status: 404, means: 'There is no such file of a digital product.' },
  MEDIA_IN_USE: { status: 409, means: 'A product or collection still uses the file.' },
  MEDIA_ADDRESS_NOT_ALLOWED: { status: 400, means: "Files can't be fetched from this address." },
  MEDIA_NOT_FETCHED: { status: 400, means: "The address didn't return a file in time." },
} as const satisfies Record<string, ErrorEntry>
