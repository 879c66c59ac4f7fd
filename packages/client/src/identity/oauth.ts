import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Argument } from '../wire/forms.ts'
import { bytes } from '../wire/values.ts'

const raw = { body: bytes }

/** Answers tokens for a grant. */
export const token = /* @__PURE__ */ method(
  operations.token,
  (options?: Argument<wire.TokenRequest>) => options,
  { gives: raw },
)

/** Tells what an access token stands for. */
export const tokenInfo = /* @__PURE__ */ method(
  operations.tokenInfo,
  (options: Argument<wire.TokenInfoRequest>) => options,
)

/** Answers the public keys that access tokens are signed with. */
export const jwks = /* @__PURE__ */ method(operations.jwks, () => ({}), { gives: raw })

/** Tells who the member is. */
export const userInfo = /* @__PURE__ */ method(operations.userInfo, () => ({}))
