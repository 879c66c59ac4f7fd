import { describe, expect, it } from 'vitest'
import { fieldOf } from './declare/constraint.ts'
import { openApi } from './openapi.ts'
import { RULES } from './rules.ts'

const document = openApi({ url: 'http://localhost:4000', version: '0.1.0' })
const text = JSON.stringify(document)
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

describe('the API document', () => {
  it('lists every operation once, and every query in both forms', () => {
    const expected = RULES.flatMap(({ operation: { name, query } }) =>
      query ? [name, `${name}ByPost`] : [name],
    )
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(expected.sort())
  })

  it('puts every operation into a group by task', () => {
    const calls = new Map(document.tags.map(({ name }) => [name, 0]))
    for (const { operation } of operations)
      for (const tag of operation.tags as string[]) calls.set(tag, (calls.get(tag) ?? 0) + 1)
    expect([...calls].filter(([, count]) => count === 0)).toEqual([])
    expect(calls.get('Other calls')).toBe(1) // GraphQL
    expect(document.tags.length).toBe(calls.size)
  })

  it('uses the paths of the public hosts', () => {
    expect(document.paths['/ecom/v1/carts/current/add-to-cart']?.post).toMatchObject({
      operationId: 'addToCurrentCart',
      tags: ['Fill a cart'],
      summary: expect.stringMatching(/^Adds lines/),
      security: [{ accessToken: [] }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/AddToCurrentCartRequest' } } },
      },
      responses: {
        200: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/AddToCartResponse' } } },
        },
        400: {
          description: expect.stringContaining('`LINE_ITEM_LIMIT`: A cart can have at most 300 lines.'),
        },
        default: { $ref: '#/components/responses/Failure' },
      },
    })
    expect(document.paths['/oauth2/token']?.post).toMatchObject({ security: [] })
    expect(document.paths['/v2/collections/query']?.get).toMatchObject({ parameters: [{ name: '.r' }] })
  })

  it('declares the parameters of every path, and no body where none is expected', () => {
    for (const { path, method, operation } of operations) {
      const parameters = operation.parameters as { name: string; in: string }[]
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect(declared).toEqual([...path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name))
      expect('requestBody' in operation).toBe(method === 'put' || method === 'post' || method === 'patch')
      expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length)
    }
    expect(document.paths['/stores-reader/v1/products/{id}']?.get).toMatchObject({
      parameters: [
        { name: 'id', in: 'path' },
        { name: 'includeMerchantSpecificData', in: 'query', schema: { type: 'boolean' } },
      ],
    })
  })

  it('refers only to components it has, and has none that are unused', () => {
    const referred = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    )
    const held = Object.entries(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, of]) => Object.keys(of).map((name) => `${kind}/${name}`))
    expect([...referred].sort()).toEqual(held.sort())
  })

  it('lists each entity by its title, as plain JSON Schema', () => {
    expect(document.components.schemas).toMatchObject({
      Cart: {
        type: 'object',
        title: 'Cart',
        properties: {
          lineItems: { items: { $ref: '#/components/schemas/LineItem' }, readOnly: true, maxItems: 300 },
          buyerNote: { anyOf: [{ type: 'string', maxLength: 1000 }, { type: 'null' }] },
          weightUnit: { type: 'string', enum: expect.arrayContaining(['KG', 'LB']) },
        },
      },
      CustomValue: {
        properties: {
          listValue: { properties: { value: { items: { $ref: '#/components/schemas/CustomValue' } } } },
        },
      },
      ExtendedFields: { properties: { namespaces: { additionalProperties: { type: 'object' } } } },
      DescriptionLine: { 'x-exclusive': ['plainText', 'colorInfo'] },
    })
    expect(text).not.toMatch(/~|patternProperties|"\$id"|"\$defs"/)
  })

  it('prints nothing in place except input forms with different required fields', () => {
    const inPlace = new Set<string>()
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('title' in value && typeof value.title === 'string') inPlace.add(value.title)
      for (const part of Object.values(value)) collect(part)
    }
    for (const schema of Object.values(document.components.schemas ?? {}))
      collect(Object.values(Object(schema)))
    collect(document.paths)
    expect([...inPlace].filter((title) => !title.endsWith('Input'))).toEqual([])
    expect(document.components.schemas).toMatchObject({
      Product: { properties: { media: { $ref: '#/components/schemas/Media', readOnly: true } } },
      Media: { title: 'Media' },
    })
    expect(document.components.schemas?.Media).not.toHaveProperty('readOnly')
  })

  it('keeps input forms with different required fields separate', () => {
    const requiredOf = (request: string) => {
      const line = ['properties', 'lineItems', 'items'].reduce<unknown>(
        fieldOf,
        document.components.schemas?.[request],
      )
      const title = String(fieldOf(line, '$ref') ?? '').replace('#/components/schemas/', '')
      return fieldOf(document.components.schemas?.[title] ?? line, 'required')
    }
    expect(requiredOf('AddToCurrentCartRequest')).toEqual(['quantity', 'catalogReference'])
    expect(requiredOf('UpdateCartRequest') ?? []).toEqual([])
  })

  it('lists the errors every call can return', () => {
    expect(document.components.responses).toMatchObject({
      Failure: { description: expect.stringContaining('429 `TOO_MANY_REQUESTS`') },
    })
  })
})
