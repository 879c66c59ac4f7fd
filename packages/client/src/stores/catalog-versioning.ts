import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'

/** The catalog version of the site. */
export type GetCatalogVersionResponse = Answer<wire.GetCatalogVersionResponse>

/**
 * Returns the catalog version of the site.
 * @example const { catalogVersion } = await client.catalogVersioning.getCatalogVersion()
 */
export const getCatalogVersion: () => Promise<GetCatalogVersionResponse> = /* @__PURE__ */ method(
  operations.getCatalogVersion,
  () => ({}),
)
