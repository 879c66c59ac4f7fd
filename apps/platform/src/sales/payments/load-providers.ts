import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { SettingError } from '../../floor/settings/settings.ts'
import type { PaymentProvider } from './payment-provider.ts'

const CALLS = ['authorize', 'capture', 'void', 'refund', 'find', 'readNotice'] as const

/**
 * Loads the operator's payment providers.
 * @param modules - files or packages whose default export creates a provider from the environment's variables
 * @throws {SettingError} naming a module that creates none
 */
export const loadProviders = async (
  modules: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly PaymentProvider[]> => {
  const providers: PaymentProvider[] = []
  for (const name of modules) {
    const loaded: unknown = await import(/^[./]/.test(name) ? pathToFileURL(resolve(name)).href : name)
    const make = isObject({ ...(loaded as object) }) ? Reflect.get(Object(loaded), 'default') : undefined
    const provider: unknown = typeof make === 'function' ? await make(environment) : undefined
    if (!isProvider(provider))
      throw new SettingError(`PAYMENT_PROVIDERS: ${name} does not create a payment provider.`)
    if (providers.some(({ id }) => id === provider.id))
      throw new SettingError(`PAYMENT_PROVIDERS: two providers have the id ${provider.id}.`)
    providers.push(provider)
  }
  return providers
}

const isProvider = (value: unknown): value is PaymentProvider =>
  isObject(value) &&
  typeof value.id === 'string' &&
  /^[a-z\d-]{1,100}$/.test(value.id) &&
  typeof value.name === 'string' &&
  CALLS.every((call) => typeof value[call] === 'function')
