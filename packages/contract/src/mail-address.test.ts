import { domainToUnicode } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mailAddressOf } from './mail-address.ts'

describe('the canonical form of an email address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada@Shop.EXAMPLE\t', 'ada@shop.example'],
    ['a.b+c@shop.example', 'a.b+c@shop.example'],
    ["o'hara_1@x-y.example", "o'hara_1@x-y.example"],
    ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
    ['ada@straße.example', 'ada@xn--strae-oqa.example'],
    ['ada@例子.广告', 'ada@xn--fsqu00a.xn--4rr70v'],
    ['a@localhost', 'a@localhost'],
  ])('of %j is %j, and stays the same when repeated', (spelling, canonical) => {
    expect(mailAddressOf(spelling)).toBe(canonical)
    expect(mailAddressOf(canonical)).toBe(canonical)
  })

  it.each([
    ['nothing', ''],
    ['no mailbox', '@example.com'],
    ['no host', 'ada@'],
    ['no @', 'ada'],
    ['two of them', 'a@b@example.com'],
    ['a list', 'ada@example.com, eve@example.com'],
    ['a list with semicolons', 'ada@example.com;eve@example.com'],
    ['a display name', 'Ada <ada@example.com>'],
    ['brackets', '<ada@example.com>'],
    ['a quoted mailbox', '"ada"@example.com'],
    ['a quoted space', '"a b"@example.com'],
    ['an escape', 'a\\da@example.com'],
    ['a comment', 'ada(work)@example.com'],
    ['a comment at the end', 'ada@example.com (Ada)'],
    ['a domain literal', 'ada@[127.0.0.1]'],
    ['a short network address', 'ada@127.1'],
    ['a header behind it', 'ada@example.com\r\nBcc: eve@example.com'],
    ['a folded line', 'ada@exam\r\n ple.com'],
    ['a line break at the end', 'ada@example.com\n'],
    ['a space inside', 'ada @example.com'],
    ['a no-break space', 'ada@example.com\u00a0'],
    ['a byte order mark', '\ufeffada@example.com'],
    ['a zero-width space', 'ada\u200b@example.com'],
    ['a soft hyphen', 'a\u00adda@example.com'],
    ['a variation selector', 'ada\ufe0f@example.com'],
    ['a null character', 'ada\0@example.com'],
    ['a Cyrillic letter in the mailbox', '\u0430da@example.com'],
    ['an accent in the mailbox', 'jos\u00e9@example.com'],
    ['full-width letters', 'ａda@example.com'],
    ['a full-width @', 'ada＠example.com'],
    ['a ligature', 'ﬁn@example.com'],
    ['a ligature in the domain', 'ada@ﬁn.example'],
    ['the Kelvin sign', '\u212aate@example.com'],
    ['the Kelvin sign in the domain', 'ada@\u212aate.example'],
    ['a long s', 'ada@\u017fhop.example'],
    ['a dotless i', 'm\u0131ke@example.com'],
    ['a dotless i in the domain', 'ada@m\u0131ke.example'],
    ['a dotted capital I', 'M\u0130KE@example.com'],
    ['a circled digit', 'ada@\u2460.example'],
    ['an ideographic full stop', 'ada@shop。example'],
    ['a host that is not IDNA', 'ada@xn--zzzzzz--.example'],
    ['a dot in front', '.ada@example.com'],
    ['two dots', 'a..b@example.com'],
    ['two dots in the host', 'ada@example..com'],
    ['a dot behind the host', 'ada@example.com.'],
    ['a hyphen in front of the host', 'ada@-example.com'],
    ['a long mailbox', `${'a'.repeat(65)}@example.com`],
    ['a long label', `a@${'b'.repeat(64)}.example`],
    ['a long host', `a@${'b.'.repeat(130)}example`],
  ])('does not exist for %s', (_, spelling) => expect(mailAddressOf(spelling)).toBeUndefined())

  /**
   * Addresses with each character in mailbox and host. Han and Hangul are left out because they have no case.
   */
  const odd = [...range(0x20, 0x3100), ...range(0xf900, 0xffff)].flatMap((character) =>
    [`a${character}da@example.com`, `ada@x${character}y.example`].map((spelling) => ({
      spelling,
      canonical: mailAddressOf(spelling),
    })),
  )

  it('stays the same when repeated, for any character', () => {
    const changed = odd.filter(
      ({ canonical }) => canonical !== undefined && mailAddressOf(canonical) !== canonical,
    )
    expect(changed).toEqual([])
  })

  // Fails without `isLookalike`: invisible characters, ligatures and the Kelvin sign fold to plain
  // letters.
  it('is plain ASCII only if plain ASCII was typed', () => {
    const folded = odd.filter(
      ({ spelling, canonical }) =>
        !isPlain(spelling) && canonical !== undefined && isPlain(shownOf(canonical)),
    )
    expect(folded).toEqual([])
  })
})

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, place) => String.fromCodePoint(from + place))

const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

const shownOf = (address: string): string => {
  const [mailbox, host = ''] = address.split('@')
  return `${mailbox}@${domainToUnicode(host)}`
}
