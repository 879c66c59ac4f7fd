import { describe, expect, it } from 'vitest'
import type { TakenMail } from '../../shop/mail/mails.store.ts'
import { writeMail } from '../../shop/mail/write-mail.ts'
import { memberSite } from '../members/members.fixtures.ts'

const url = 'https://platform.example/login/new-password?token=abc'
const written = (template: string, data: object, language: string) => {
  const mail: TakenMail = {
    ...{ siteId: 's', mailId: 'm', template, data, to: 'ada@example.com', toName: '', language },
    ...{ dueAt: 0, expiresAt: null, createdAt: 0, tries: 1 },
  }
  const site = { ...memberSite(), name: 'Site of nobody', storefrontUrl: 'https://shop.example' }
  return writeMail(mail, site, { name: 'Hearth <& Clay>' })
}

describe('a mail to a member', () => {
  it.each([
    ['email-code', 'en', '012345 is your code for Hearth <& Clay>'],
    ['email-code', 'de', '012345 ist Ihr Code für Hearth <& Clay>'],
    ['account-exists', 'en', 'You already have an account at Hearth <& Clay>'],
    ['account-exists', 'de', 'Sie haben bei Hearth <& Clay> schon ein Konto'],
    ['new-password', 'en', 'Your new password for Hearth <& Clay>'],
    ['new-password', 'de-AT', 'Ihr neues Passwort für Hearth <& Clay>'],
    ['first-password', 'en', 'Your account at Hearth <& Clay>'],
    ['first-password', 'de', 'Ihr Konto bei Hearth <& Clay>'],
    ['password-changed', 'fr', 'Your password for Hearth <& Clay> was changed'],
    ['password-changed', 'de', 'Ihr Passwort für Hearth <& Clay> wurde geändert'],
  ])('%s in %s has its subject, and the same content as text and as HTML', (template, language, subject) => {
    const mail = written(template, { code: '012345', minutes: 10, url }, language)
    expect(mail.subject).toBe(subject)
    expect(mail.shopName).toBe('Hearth <& Clay>')
    expect(mail.text).toContain('\n-- \nHearth <& Clay>\nhttps://shop.example\n')
    expect(mail.html).not.toContain('<& Clay>')
    expect(mail.html).toContain('>Hearth &lt;&amp; Clay&gt;</a></p>')
    expect(JSON.stringify(mail)).not.toContain('Site of nobody')
    if (template === 'email-code')
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain('012345')
        expect(part).toContain('10')
      }
    if (template.endsWith('-password')) for (const part of [mail.text, mail.html]) expect(part).toContain(url)
    expect(mail.text).not.toMatch(/undefined|\[object/)
  })

  it("isn't written without its code or with an invalid link", () => {
    expect(() => written('email-code', { minutes: 10 }, 'en')).toThrow('code')
    expect(() => written('new-password', { minutes: 10, url: 'javascript:1' }, 'en')).toThrow('url')
  })
})
