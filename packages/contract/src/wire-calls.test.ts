import { describe, expect, it } from 'vitest'
import { ERRORS, type ErrorCode, GENERIC_ERRORS } from './declare/errors.ts'
import * as operations from './operations.ts'
import { type Access, RULES, type Rule, ruleOf } from './rules.ts'

/**
 * Every storefront call in docs/wire: base path of its service, method, path, and who may call it.
 */
const STOREFRONT_CALLS: [service: string, access: Access, calls: string][] = [
  [
    'ecomCart',
    'visitor',
    `GET /v1/carts/current
     PATCH /v1/carts/current
     DELETE /v1/carts/current
     POST /v1/carts/current/add-to-cart
     POST /v1/carts/current/remove-line-items
     POST /v1/carts/current/update-line-items-quantity
     POST /v1/carts/current/remove-coupon
     POST /v1/carts/current/create-checkout
     POST /v1/carts/current/estimate-totals`,
  ],
  ['redirectSessions', 'visitor', 'POST /v1/redirect-session'],
  [
    'collectionReader',
    'visitor',
    `GET /v2/collections/{id}
     GET /v2/collections/slug/{slug}
     POST /v2/collections/query`,
  ],
  [
    'catalogReader',
    'visitor',
    `GET /v1/products/{id}
     POST /v1/products/query-platformized
     POST /v1/products/{id}/productOptionsAvailability
     POST /v1/products/{id}/variants/query
     POST /v1/variants/query
     GET /v1/variants/{id}
     GET /v1/collections/slug/{slug}`,
  ],
  [
    'catalogWriter',
    'merchant',
    `POST /v1/products
     PATCH /v1/products/{product.id}
     DELETE /v1/products/{id}
     PATCH /v1/products/{id}/variants
     POST /v1/products/{id}/variants/resetToDefault
     POST /v1/collections/{id}/productIds
     POST /v1/collections/{id}/productIds/delete
     POST /v1/products/{id}/media
     POST /v1/products/{id}/media/delete
     PATCH /v1/products/{id}/choices/media
     POST /v1/products/{id}/choices/media/delete
     DELETE /v1/products/{id}/options
     POST /v1/products/{id}/remove-brand
     POST /v1/products/{id}/remove-ribbon
     POST /v1/collections
     PATCH /v1/collections/{collection.id}
     DELETE /v1/collections/{id}
     POST /v1/bulk/products/update
     POST /v1/bulk/products/adjust-properties`,
  ],
  [
    'iamAuthentication',
    'visitor',
    `POST /v1/register
     POST /v1/login
     POST /v2/register
     POST /v2/login
     POST /v1/sso/login-with-token-params
     POST /v1/state/proceed`,
  ],
  ['iamAuthentication', 'member', 'POST /v2/change-password'],
  ['iamAuthentication', 'elevated', 'POST /v2/sign-on'],
  ['iamAuthentication', 'none', 'GET /v1/logout'],
  [
    'iamRecovery',
    'visitor',
    `POST /v1/send-email
     POST /v1/recover`,
  ],
  ['iamRecovery', 'elevated', 'POST /v1/activation-email'],
  ['iamVerification', 'elevated', 'POST /v1/Start'],
  [
    'iamVerification',
    'visitor',
    `POST /v1/auth/verify
     POST /v1/auth/resend`,
  ],
  ['oauth', 'none', 'POST /oauth2/token'],
  ['graphql', 'visitor', 'POST /graphql/{version}'],
]

const calls = STOREFRONT_CALLS.flatMap(([service, access, lines]) =>
  lines.split('\n').map((line) => [line.trim(), service, access] as const),
)

const declared = new Map<string, Rule>(
  RULES.flatMap((rule) => {
    const { method, path, query, service } = rule.operation
    const written = path.replace(/:([\w.]+)/g, '{$1}')
    return (query ? [method, 'POST'] : [method]).map(
      (sent) => [`${service.name} ${sent} ${written}`, rule] as const,
    )
  }),
)

describe('the storefront calls', () => {
  it.each(calls)('include %s', (line, service, access) => {
    const rule = declared.get(`${service} ${line}`)
    expect(rule).toMatchObject({ access, input: {}, output: {}, errors: {} })
  })

  it('are 56', () => expect(calls).toHaveLength(56))
})

describe('every operation', () => {
  it('is exported for clients and has rules, both under its own name', () => {
    const exported = Object.entries(operations)
    expect(exported.map(([, operation]) => operation.name).sort()).toEqual(
      RULES.map(({ operation }) => operation.name).sort(),
    )
    for (const [name, operation] of exported) expect(ruleOf(operation).operation.name).toBe(name)
  })

  it('says in a sentence or two what it does', () => {
    for (const { name, summary } of Object.values(operations))
      expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)])
  })
})

describe('the error table', () => {
  const referenced = new Set<string>(RULES.flatMap(({ errors }) => errors))

  it('has only errors that an operation, or every call, can return', () => {
    const known = [...referenced, ...GENERIC_ERRORS]
    expect(Object.keys(ERRORS).filter((code) => !known.includes(code))).toEqual([])
  })

  it("doesn't repeat the errors of every call in an operation", () => {
    expect(GENERIC_ERRORS.filter((code) => referenced.has(code))).toEqual([])
  })

  it("lists an operation's errors once", () => {
    for (const { operation, errors } of RULES)
      expect([operation.name, errors]).toEqual([operation.name, [...new Set<ErrorCode>(errors)]])
  })

  it('has a failure status and a sentence for each', () => {
    for (const { status, means } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
      expect(means).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('has the wire codes that a login form branches on as text', () => {
    expect(ERRORS.MISSING_CAPTCHA_TOKEN.wireCode).toBe('-19971')
    expect(ERRORS.INVALID_CAPTCHA_TOKEN.wireCode).toBe('-19970')
    expect(ERRORS.EMAIL_ALREADY_EXISTS.wireCode).toBe('-19995')
    expect(ERRORS.INVALID_PASSWORD.wireCode).toBe('-19976')
    expect(ERRORS.RESET_PASSWORD.wireCode).toBe('-19973')
  })
})
