import { RULES } from '@vitrine/contract/rules'
import { describe, expect, it } from 'vitest'
import { mainAddress, routeOf } from './aliases.ts'

const filledIn = (path: string): string => path.replace(/:[\w.]+/g, 'a%20b')

describe("the address that an operation's other addresses lead to", () => {
  it('is its route, under every base of its service and for every method', () => {
    const missed = RULES.flatMap(({ operation }) => {
      const { method, query, path, service } = operation
      const methods = [method, ...(method === 'GET' ? ['HEAD'] : []), ...(query ? ['POST'] : [])]
      const main = filledIn(routeOf(operation))
      return Object.values(service.bases)
        .flat()
        .flatMap((base) => methods.map((name) => [name, `${base}${filledIn(path)}?a=/b`] as const))
        .filter(([name, address]) => mainAddress(name, address) !== `${main}?a=/b`)
    })
    expect(missed).toEqual([])
  })

  it.each([
    ['GET', '/_api/ecom-cart/v1/carts/current', '/ecom/v1/carts/current'],
    ['GET', '/_api/ecom%2Dcart/v1/carts/current', '/ecom/v1/carts/current'],
    ['GET', '/_api/ecom-cart/v1/carts/%2e%2e', '/ecom/v1/carts/%2e%2e'],
    ['GET', 'http://shop.example/v1/carts/current', '/ecom/v1/carts/current'],
    ['GET', `/v1/carts/${'a'.repeat(600)}`, `/ecom/v1/carts/${'a'.repeat(600)}`],
  ])('keeps what follows the base as written: %s %s', (method, address, main) => {
    expect(mainAddress(method, address)).toBe(main)
  })

  it.each([
    ['PUT', '/_api/ecom-cart/v1/carts/current'], // no such method
    ['get', '/_api/ecom-cart/v1/carts/current'],
    ['GET', '/_api/ecom-cart/v1/orders/1'], // another service's
    ['GET', '/_API/ecom-cart/v1/carts/current'],
    ['GET', '/_api//ecom-cart/v1/carts/current'],
    ['GET', '/_api/ecom-cart%2Fv1/carts/current'],
    ['GET', '/_api/ecom-cart/v1/carts/current/'],
    ['GET', '/v1/carts/%E0%A4%A'],
    ['GET', '/media/a.png'],
    ['OPTIONS', '*'],
    ['GET', ''],
  ])("leaves %s %s as it is: no operation's", (method, address) => {
    expect(mainAddress(method, address)).toBe(address)
  })
})
