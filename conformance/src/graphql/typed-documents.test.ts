import { readFile } from 'node:fs/promises'
import { codegen } from '@graphql-codegen/core'
import * as documentPlugin from '@graphql-codegen/typed-document-node'
import * as schemaPlugin from '@graphql-codegen/typescript'
import * as operationsPlugin from '@graphql-codegen/typescript-operations'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { AddItemsDocument, FrontDocument } from './front.generated.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

let shop: Shop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

const textOf = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

/** What a project's `codegen.ts` does, with `documentMode: 'string'`. */
const generated = async (): Promise<string> => {
  const config = {
    documentMode: 'string',
    ...{ useTypeImports: true, skipTypename: true, enumsAsTypes: true, onlyOperationTypes: true },
    scalars: { JSON: 'unknown', ID: 'string' },
  }
  const text = await codegen({
    filename: 'front.generated.ts',
    schema: parse(await textOf('../../../docs/graphql/schema.graphql')),
    documents: [{ location: 'front.graphql', document: parse(await textOf('./front.graphql')) }],
    config,
    plugins: [{ typescript: {} }, { operations: {} }, { documents: {} }],
    pluginMap: { typescript: schemaPlugin, operations: operationsPlugin, documents: documentPlugin },
  })
  return `${text.trim()}\n`
}

// Write the types again with `vitest run -u` when the schema or the documents change.
describe('documents whose types a generator writes', () => {
  it('get types from the schema in the docs', async () => {
    await expect(await generated()).toMatchFileSnapshot('./front.generated.ts')
  })

  it('run with the client, which knows their variables and answers', async () => {
    const client = createClient({
      apiUrl: shop.url,
      auth: OAuthStrategy({ clientId: shop.clientId }),
      modules: {},
    })
    const { data, errors } = await client.graphql(FrontDocument, { limit: 2 })
    expect(errors).toBeUndefined()
    const products = data.queryProducts?.products ?? []
    expect(products).toHaveLength(2)
    expectTypeOf(products[0]?.name).not.toBeAny()
    // @ts-expect-error: a limit is a number
    const wrong = await client.graphql(FrontDocument, { limit: 'two' })
    expect(wrong.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')

    const product = demoShop().products.find(({ visible, options }) => visible && options.length === 0)
    const catalogReference = { appId: STORES, catalogItemId: product?.id ?? '' }
    const added = await client.graphql(AddItemsDocument, { lineItems: [{ quantity: 1, catalogReference }] })
    expect(added.data.addToCurrentCart?.cart?.lineItems).toMatchObject([{ quantity: 1 }])
  })
})
