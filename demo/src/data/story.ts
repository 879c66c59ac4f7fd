/** A product's text: one text per paragraph; a list is a paragraph of items. */
export type Story = readonly (string | readonly string[])[]

/** Writes a story as HTML. */
export const storyHtml = (story: Story): string =>
  story
    .map((part) =>
      typeof part === 'string'
        ? `<p>${part}</p>`
        : `<ul>${part.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    )
    .join('')
