import { describe, expect, it } from 'vitest'
import { contrast } from '../brand/readable-colors.ts'
import type { Site } from '../sites/site.ts'
import type { TakenMail } from './mails.store.ts'
import { textOn } from './templates/text-on.ts'
import { wordsIn } from './templates/words/words.ts'
import { writeMail } from './write-mail.ts'

const site: Site = {
  siteId: 's',
  name: 'Shop',
  locale: 'en',
  currency: 'EUR',
  weightUnit: 'KG',
  storefrontUrl: 'https://shop.example',
  conversionRates: {},
  createdAt: 0,
}
const jar = {
  item: 'Jar',
  choices: [{ name: 'Size', text: 'S' }],
  url: 'https://shop.example/products/jar?a=1&b=2',
}
const waiting = (data: object, mail: Partial<TakenMail> = {}): TakenMail => ({
  ...{
    siteId: 's',
    mailId: 'm',
    template: 'back-in-stock',
    data,
    to: 'ada@example.com',
    toName: '',
    language: '',
  },
  ...{ dueAt: 0, expiresAt: null, createdAt: 0, tries: 1, ...mail },
})

const PLACES: Parameters<typeof writeMail>[3] = {
  paymentUrl: (siteId, kind, id) => `https://api.example/${siteId}/${kind}/${id}`,
  reminders: { urlOf: (...parts) => parts.join('/'), optOutUrl: (...parts) => parts.join('/') },
  orderUrl: (siteId, orderId) => `https://api.example/${siteId}/${orderId}`,
  downloads: {
    urlOf: ({ fileId }, at) => `https://api.example/${fileId}/${at}`,
    expiryOf: (at) => at + 86_400_000,
  },
}

describe('a written mail', () => {
  it('shows the item that is back, where it has a picture', () => {
    const pictureUrl = 'https://media.example/jar.jpg'
    const { text, html } = writeMail(waiting({ ...jar, pictureUrl }), site)
    expect(html).toContain(`<img src="${pictureUrl}"`)
    expect(text).toContain('\n\nJar\n  ') // with its choices, and without an amount
  })

  it('says the same as text and as HTML', () => {
    const { subject, text, html } = writeMail(waiting(jar), site)
    expect(subject).toBe('Back in stock: Jar')
    expect(text).toBe(
      [
        'Jar is back',
        'You asked Shop to tell you when it’s back. You can order it now, while stocks last.',
        'Size: S',
        'See it in the shop:\nhttps://shop.example/products/jar?a=1&b=2',
        'We haven’t reserved one for you. This is the only email about this request.',
        '-- \nShop\nhttps://shop.example\n',
      ].join('\n\n'),
    )
    for (const said of ['Jar is back', 'Size: S', 'a=1&amp;b=2', 'See it in the shop'])
      expect(html).toContain(said)
  })

  it.each([
    ['de-AT', 'en', 'de', 'Wieder da: Jar'],
    ['fr', 'de', 'de', 'Wieder da: Jar'],
    ['', 'de_CH', 'de', 'Wieder da: Jar'],
    ['fr', 'it', 'en', 'Back in stock: Jar'],
    ['constructor', '', 'en', 'Back in stock: Jar'],
  ])('requested in %j from a shop in %j is in %s', (language, locale, expected, subject) => {
    const written = writeMail(waiting(jar, { language }), { ...site, locale })
    expect(written).toMatchObject({ language: expected, subject })
    expect(written.html).toContain(`<html lang="${expected}">`)
  })

  it("contains no one else's markup, and loads nothing", () => {
    const mark = '"><img src=x onerror=alert(1)>\'&'
    const data = { item: mark, choices: [{ name: mark, text: mark }], url: `https://shop.example/${mark}` }
    const { html } = writeMail(waiting(data), {
      ...site,
      name: mark,
      storefrontUrl: `https://x.example/${mark}`,
    })
    const bare = writeMail(waiting(jar), site).html
    const tags = (page: string) => page.match(/<\/?\w+/g)
    expect(tags(html)).toEqual(tags(bare))
    expect(html).not.toMatch(/<img|src=x onerror=alert\(1\)>/)
    expect(bare).not.toMatch(/<(img|script|link|iframe)|url\(|@import/)
  })

  it('uses the colour of its shop', () => {
    const { html } = writeMail(waiting(jar), { ...site, accent: '#ffe08a' })
    expect(html).toContain('background:#ffe08a;color:#000000')
    expect(writeMail(waiting(jar), site).html).toContain('background:#22507a;color:#ffffff')
  })

  it('has buttons that are visible in dark mode, in any colour', () => {
    for (const accent of ['#1c1a17', '#7a2b4a', '#ffe08a']) {
      const { html } = writeMail(waiting(jar), { ...site, accent })
      const [, ground = '', said = ''] =
        /prefers-color-scheme:dark[\s\S]*\.act{background:(#\w{6})!important;color:(#\w{6})!important}}/.exec(
          html,
        ) ?? []
      expect(contrast(ground, '#171512')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(said, ground)).toBeGreaterThanOrEqual(4.5)
      expect(html).toContain('<a class="act" href=')
    }
  })

  it('has a subject of one line and limited length, cut between characters', () => {
    const subjectOf = (item: string) => writeMail(waiting({ ...jar, item }), site).subject
    expect(subjectOf('a\r\nBcc: eve@example.com')).toBe('Back in stock: a Bcc: eve@example.com')
    const long = subjectOf('👨‍👩‍👧'.repeat(40))
    expect(long.length).toBeLessThanOrEqual(150)
    expect(long).toMatch(/👨‍👩‍👧…$/u)
  })

  it('is rejected for data of another template, and for an unknown template, without revealing the data', () => {
    expect(() => writeMail(waiting({ ...jar, url: 'javascript:secret' }), site)).toThrow(/url/)
    expect(() => writeMail(waiting({ ...jar, url: 'javascript:secret' }), site)).not.toThrow(/secret/)
    expect(() => writeMail(waiting(jar, { template: 'constructor' }), site)).toThrow('no template')
  })

  it('says something different in every language', () => {
    const { backInStock: en } = wordsIn('en').words
    const { backInStock: de } = wordsIn('de').words
    expect(en.subject('x')).not.toBe(de.subject('x'))
    expect(en.action).not.toBe(de.action)
  })
})

it('is readable on a button of any colour', () => {
  const channel = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number(`0x${color.slice(at, at + 2)}`) / 255))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  for (let step = 0; step < 4096; step += 7) {
    const color = `#${[step >> 8, (step >> 4) & 15, step & 15].map((part) => part.toString(16).repeat(2)).join('')}`
    const [one, other] = [light(color), light(textOn(color))]
    expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(4.5)
  }
})

it('shows a code in digits that are easy to type', () => {
  const data = { code: '190751', minutes: 10 }
  const { html, text } = writeMail(waiting(data, { template: 'email-code' }), site)
  expect(html).toMatch(/<p style="font:[^"]*monospace;letter-spacing:[^"]*">190751<\/p>/)
  expect(text).toContain('\n\n190751\n\n')
})

describe('a mail about an order', () => {
  const order = {
    number: '10001',
    lines: [
      { name: 'Jar <b>', quantity: 2, total: '€24.00', choices: ['Blue'] },
      { name: 'Lid', quantity: 1, total: '€3.00', choices: [] },
    ],
    sums: { subtotal: '€27.00', discount: '€2.70', delivery: '€4.90', tax: '€4.66', total: '€29.20' },
    taxIncluded: true,
    delivery: 'Post',
    isPickedUp: false,
    address: ['Ada Byron', 'Am Markt 1', '89073 Ulm'],
    country: 'DE',
    isPaid: false,
  }
  const ofOrder = (template: string, data: object, language = '') =>
    writeMail(waiting(data, { template, language }), site)

  it('lists what was bought, what it costs and where it goes', () => {
    const { subject, text, html } = ofOrder('order-confirmation', order)
    expect(subject).toBe('Your order 10001')
    expect(text).toBe(
      [
        'Thank you for your order',
        'Shop has received your order 10001 and is getting it ready.',
        '2 × Jar <b>: €24.00\n  Blue\n1 × Lid: €3.00',
        ['Items: €27.00', 'Discount: −€2.70', 'Delivery: €4.90', 'Total: €29.20', 'Tax included: €4.66'].join(
          '\n',
        ),
        'Delivery to Ada Byron, Am Markt 1, 89073 Ulm, Germany (Post).',
        'Your order isn’t paid yet. The shop will tell you how to pay, or you can pay on delivery.',
        '-- \nShop\nhttps://shop.example\n',
      ].join('\n\n'),
    )
    expect(html).toContain('2 × Jar &lt;b&gt;<br>')
    const heavy = [...html.matchAll(/font-weight:600[^>]*>([^<]*)/g)].map(([, said]) => said)
    expect(heavy).toEqual(['Total', '€29.20'])
  })

  it('shows logo, pictures and delivery date, and links to the order', () => {
    const [line] = order.lines
    const data = {
      ...{ ...order, orderId: 'o', lines: [{ ...line, pictureUrl: 'https://media.example/jar.webp' }] },
      arrival: { from: '2026-11-26T00:00:00Z', to: '2026-11-29T00:00:00Z' },
    }
    const written = (locale: string) => {
      const mail = waiting(data, { template: 'order-confirmation', language: locale })
      const brand = { logoUrl: 'https://media.example/logo.png' }
      return writeMail(mail, site, brand, PLACES)
    }
    const { text, html } = written('en')
    expect(text).toMatch(/Arrives November 26\s–\s28\./)
    expect(text).toContain('View your order:\nhttps://api.example/s/o')
    for (const address of ['https://media.example/jar.webp', 'https://media.example/logo.png'])
      expect(html).toContain(`<img src="${address}"`)
    expect(html).toContain('href="https://api.example/s/o"')
    expect(written('de').text).toContain('26.–28. November')
    const sent = ofOrder('order-sent', { ...data, part: 'some' })
    expect(sent.text).toMatch(/Arrives November 26\s–\s28\./)
    expect(sent.subject).toBe('Part of your order 10001 is on its way')
    expect(ofOrder('order-sent', { ...data, part: 'rest' }, 'de').subject).toMatch(
      /^Der Rest Ihrer Bestellung/,
    )
    expect(ofOrder('order-sent', { ...data, pickup: { address: [] } }).text).not.toContain('Arrives')
  })

  it("names the country in the mail's language, and leaves an unknown country as it is", () => {
    const { address: _, ...rest } = order
    const places = ['DE', 'somewhere'].map(
      (country) =>
        /Ulm, [^\n(]*(?= \()/.exec(
          ofOrder('order-confirmation', { ...rest, address: ['Ulm'], country }, 'de').text,
        )?.[0],
    )
    expect(places).toEqual(['Ulm, Deutschland', 'Ulm, somewhere'])
  })

  it('leaves out what is missing, also in the other language', () => {
    const { delivery: _, ...rest } = order
    const digital = { ...rest, sums: { subtotal: '1', total: '1' }, address: [], isPaid: true }
    const { subject, text } = ofOrder('order-confirmation', digital, 'de')
    expect(subject).toBe('Ihre Bestellung 10001')
    expect(text).toContain('Zwischensumme: 1\nGesamt: 1\n')
    expect(text).toContain('Ihre Bestellung ist vollständig bezahlt.')
    expect(text).not.toContain('Lieferung an')
  })

  it('has one button, although a parcel can be tracked or the shop visited as well', () => {
    const buttonsOf = (template: string, data: object) => {
      const { html } = writeMail(
        waiting({ ...order, ...data }, { template, language: 'en' }),
        site,
        {},
        PLACES,
      )
      return [...html.matchAll(/class="act"[^>]*>([^<]*)/g)].map(([, label]) => label)
    }
    expect(buttonsOf('order-canceled', { orderId: 'o' })).toEqual(['View your order'])
    expect(buttonsOf('order-canceled', {})).toEqual(['Visit the shop'])
    const trackingUrl = 'https://post.example/1'
    expect(buttonsOf('order-sent', { orderId: 'o', trackingUrl })).toEqual(['Track parcel'])
    expect(buttonsOf('order-sent', { orderId: 'o' })).toEqual(['View your order'])
  })

  it('reports a cancelled and a refunded one', () => {
    expect(ofOrder('order-canceled', { number: '7', message: 'Sold out' }).text).toContain('Sold out')
    expect(ofOrder('order-canceled', { number: '7' }, 'de').subject).toBe('Ihre Bestellung 7 wurde storniert')
    const { text } = ofOrder('order-refunded', { number: '7', amount: '€5.00' })
    expect(text).toContain('Shop has refunded €5.00 of your order 7.')
    expect(ofOrder('order-refunded', { number: '7', amount: '5 €' }, 'de').subject).toContain('Erstattung')
  })
})
