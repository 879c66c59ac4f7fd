import { refuse } from '../http/error.ts'
import { scopes } from './context.ts'
import { boundTo } from './module.ts'

/**
 * Runs a module function with the rights of the elevated client in context.
 * @throws {CommerceError} 'An elevated client is required to use elevated modules', when called without one
 * @example
 * client.enableContext('module', { elevated: true })
 * await elevate(products.deleteProduct)(product._id)
 */
export const elevate = <F extends (...args: never[]) => unknown>(moduleFunction: F): F =>
  ((...args: never[]) => {
    const caller =
      scopes.module.vitrineElevatedClient ??
      scopes.global.vitrineElevatedClient ??
      refuse(
        'An elevated client is required to use elevated modules. Call enableContext on one first.',
        'NO_CLIENT',
      )
    return boundTo(caller, moduleFunction)(...args)
  }) as F
