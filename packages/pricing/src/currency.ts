/**
 * Currencies whose minor unit isn't a hundredth, by ISO 4217. We keep our own table because the engine's
 * differs from the standard and between releases (Node 20 has had both two and no digits for HUF): stored
 * minor units would change their meaning after an upgrade.
 */
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
)

/**
 * Returns the number of minor-unit digits of a currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
 * @throws {RangeError} when the code is not three letters
 * @example minorDigits('JPY') // 0
 */
export const minorDigits = (currency: string): number => {
  if (!/^[a-z]{3}$/i.test(currency)) throw new RangeError(`"${currency}" is not a currency code`)
  return DIGITS.get(currency.toUpperCase()) ?? 2
}
