/** What mails say, by template. Every language has a table of this form. */
export interface Words {
  readonly backInStock: {
    readonly subject: (item: string) => string
    readonly greeting: (item: string) => string
    readonly said: (shop: string) => string
    readonly action: string
    readonly once: string
  }
}

export const en: Words = {
  backInStock: {
    subject: (item) => `Back in stock: ${item}`,
    greeting: (item) => `${item} is back`,
    said: (shop) => `You asked ${shop} to tell you when it can be bought again. It can, while stocks last.`,
    action: 'See it in the shop',
    once: 'Nothing is set aside for you, and no other mail follows for this request.',
  },
}
