/** How shoppers can pay. */
export interface PaymentSettings {
  /** Payment settled between buyer and shop; undefined: not offered. */
  readonly offline: { readonly instructions: string | undefined } | undefined
  /** Whether to offer the sandbox card provider, which moves no money. */
  readonly sandbox: boolean
  /** Whether staff decide about each payment: its money stays held until they capture or void it. */
  readonly isCapturedByHand: boolean
  /** How long to wait for a provider before asking again. */
  readonly timeoutMs: number
  /** Modules that each create a provider; paths or packages. */
  readonly modules: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['off', false],
])

const CAPTURE: ReadonlyMap<string, boolean> = new Map([
  ['automatic', false],
  ['manual', true],
])

/**
 * Reads the payment settings.
 *
 * @throws what `wrong` returns for an invalid variable
 */
export const readPaymentSettings = (
  environment: Environment,
  isDevelopment: boolean,
  wrong: (message: string) => Error,
): PaymentSettings => {
  const isOn = (name: string, fallback: boolean): boolean => {
    const text = environment[name]
    const value = text ? SWITCH.get(text) : fallback
    if (value === undefined) throw wrong(`${name} must be on or off, but is "${text}".`)
    return value
  }
  const isCapturedByHand = CAPTURE.get(environment.PAYMENT_CAPTURE || 'automatic')
  if (isCapturedByHand === undefined)
    throw wrong(`PAYMENT_CAPTURE must be automatic or manual, but is "${environment.PAYMENT_CAPTURE}".`)
  const seconds = Number(environment.PAYMENT_TIMEOUT_SECONDS || 10)
  if (!(seconds >= 0.1 && seconds <= 120))
    throw wrong('PAYMENT_TIMEOUT_SECONDS must be a number of seconds from 0.1 to 120.')
  const instructions = environment.PAYMENT_OFFLINE_INSTRUCTIONS || undefined
  return {
    offline: isOn('PAYMENT_OFFLINE', true) ? { instructions } : undefined,
    sandbox: isOn('PAYMENT_SANDBOX', isDevelopment),
    isCapturedByHand,
    timeoutMs: seconds * 1000,
    modules: (environment.PAYMENT_PROVIDERS ?? '').split(',').flatMap((path) => path.trim() || []),
  }
}
