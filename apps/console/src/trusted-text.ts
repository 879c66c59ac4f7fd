/** The part of Trusted Types in use; not every browser has them. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown
}

let isReadingMarkup = false

/**
 * Lets libraries write style sheets through `innerHTML`, as Mantine does, but never markup: the page's policy refuses
 * everything else that could become HTML or a script. The only exception is `readMarkup`.
 */
export const allowOnlyText = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<') && !isReadingMarkup) throw new TypeError('Markup is not allowed here.')
      return text
    },
  })
}

/**
 * Lets a function parse markup into a document that is never shown, where nothing runs or loads. It must return
 * before anything is rendered.
 */
export const readMarkup = <Result>(read: () => Result): Result => {
  isReadingMarkup = true
  try {
    return read()
  } finally {
    isReadingMarkup = false
  }
}
