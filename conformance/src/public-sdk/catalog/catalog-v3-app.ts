import * as categories from '@wix/auto_sdk_categories_categories'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import {
  brandsV3,
  customizationsV3,
  infoSectionsV3,
  inventoryItemsV3,
  products,
  productsV3,
  readOnlyVariantsV3,
  ribbonsV3,
} from '@wix/stores'

export const wanted = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A value is missing')
  return value
}

/** An app that manages the catalog with the unmodified public packages. */
export const publicApp = (apiKey: string, siteId: string) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey, siteId }),
    modules: {
      ...{ brandsV3, categories, customizationsV3, infoSectionsV3 },
      ...{ inventoryItemsV3, products, productsV3, readOnlyVariantsV3, ribbonsV3 },
    },
  })

export type PublicApp = ReturnType<typeof publicApp>
