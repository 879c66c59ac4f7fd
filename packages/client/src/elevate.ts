import { currentClient } from './context.ts'
import { boundTo } from './module.ts'

/**
 * Lets a module function act with the rights of the elevated client in context.
 *
 * @throws {CommerceError} 'An elevated client is required to use elevated modules', when called without one
 * @example
 * client.enableContext('module', { elevated: true })
 * await elevate(products.deleteProduct)(id)
 */
export const elevate =
  <Args extends unknown[], Result>(moduleFunction: (...args: Args) => Result) =>
  (...args: Args): Result =>
    boundTo(currentClient(true), moduleFunction)(...args)
