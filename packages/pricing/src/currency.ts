/**
 * The currencies whose minor unit is no hundredth, by ISO 4217. The table is our own because the engine's differs from
 * the standard and from release to release (Node 20 has had two and none for HUF): stored minor units would then mean
 * something else after an upgrade.
 */
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
)

/**
 * Tells how many digits the minor unit of a currency has (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
 *
 * @throws {RangeError} when the code is not three letters
 */
export const minorDigits = (currency: string): number => {
  if (!/^[a-z]{3}$/i.test(currency)) throw new RangeError(`"${currency}" is not a currency code`)
  return DIGITS.get(currency.toUpperCase()) ?? 2
}
