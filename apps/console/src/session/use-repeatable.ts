import { createClient } from '@vitrine/client'
import { orders as orderMoney, productHelp } from '@vitrine/client/merchant'
import { inventory, products } from '@vitrine/client/stores'
import { useRef } from 'react'
import { session } from './shop-client.ts'

const shopWith = (key: string) =>
  createClient({
    apiUrl: location.origin,
    auth: session,
    headers: { 'Idempotency-Key': key },
    modules: { inventory, orderMoney, productHelp, products },
  })

const NONE = { input: '', key: '' }

/**
 * Returns a function for writes that must not happen twice. If the answer is lost and the person tries again with the
 * same input, the platform recognises the call, and only answers it again.
 */
export const useRepeatable = () => {
  const tried = useRef(NONE)
  return async <Output>(
    input: unknown,
    write: (shop: ReturnType<typeof shopWith>) => Promise<Output>,
  ): Promise<Output> => {
    const text = JSON.stringify(input)
    if (tried.current.input !== text) tried.current = { input: text, key: newKey() }
    const output = await write(shopWith(tried.current.key))
    tried.current = NONE
    return output
  }
}

const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join('-')
