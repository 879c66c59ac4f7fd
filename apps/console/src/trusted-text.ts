/** The part of Trusted Types in use; not every browser has them. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown
}

/**
 * Lets libraries write style sheets through `innerHTML`, as Mantine does, but never markup: the page's policy refuses
 * everything else that could become HTML or a script.
 */
export const allowOnlyText = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup is not allowed here.')
      return text
    },
  })
}
