import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Answer } from '../wire/forms.ts'

/** Which catalog the site has. */
export type GetCatalogVersionResponse = Answer<wire.GetCatalogVersionResponse>

/** Tells which catalog the site has. */
export const getCatalogVersion: () => Promise<GetCatalogVersionResponse> = /* @__PURE__ */ method(
  operations.getCatalogVersion,
  () => ({}),
)
