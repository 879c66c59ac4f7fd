/** How shops can be paid. */
export interface PaymentSettings {
  /** Paying between buyer and shop; undefined: not on offer. */
  readonly offline: { readonly instructions: string | undefined } | undefined
  /** Whether the sandbox card provider is on offer, which moves no money. */
  readonly sandbox: boolean
  /** How long a provider is waited for before it is asked again. */
  readonly timeoutMs: number
  /** Programs that each make a provider; paths or packages. */
  readonly modules: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['off', false],
])

/**
 * Reads the settings of payments.
 *
 * @throws what `wrong` gives for a variable that makes no sense
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
  const seconds = Number(environment.PAYMENT_TIMEOUT_SECONDS || 10)
  if (!(seconds >= 0.1 && seconds <= 120))
    throw wrong('PAYMENT_TIMEOUT_SECONDS must be a number of seconds from 0.1 to 120.')
  const instructions = environment.PAYMENT_OFFLINE_INSTRUCTIONS || undefined
  return {
    offline: isOn('PAYMENT_OFFLINE', true) ? { instructions } : undefined,
    sandbox: isOn('PAYMENT_SANDBOX', isDevelopment),
    timeoutMs: seconds * 1000,
    modules: (environment.PAYMENT_PROVIDERS ?? '').split(',').flatMap((path) => path.trim() || []),
  }
}
