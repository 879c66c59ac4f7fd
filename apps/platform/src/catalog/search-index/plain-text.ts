/** Tags that can be inside words and sentences; all others separate words. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|cite|code|del|em|font|i|ins|kbd|mark|s|small|span|strong|sub|sup|u|wbr)\b[^<>]*>/gi
const TAG = /<[^<>]*>/g
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,30}));/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LAST_CODE_POINT = 0x10ffff

/**
 * Returns the words of an HTML description as text. Runs in linear time on any input.
 */
export const plainText = (html: string): string =>
  html.replace(INLINE, '').replace(TAG, ' ').replace(ENTITY, characterOf)

const characterOf = (_: string, decimal?: string, hexadecimal?: string, name?: string): string => {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? ' '
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '0', 16) : Number(decimal)
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : ' '
}
