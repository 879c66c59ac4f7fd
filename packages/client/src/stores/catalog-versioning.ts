import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'

/** Tells which catalog the site has. */
export const getCatalogVersion = /* @__PURE__ */ method(operations.getCatalogVersion, () => ({}))
