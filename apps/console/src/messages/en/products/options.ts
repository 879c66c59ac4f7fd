const s = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The texts about a product's options. */
export const en = {
  title: 'Options',
  none: 'Does this come in different sizes or colours? Add an option for each thing that buyers choose.',
  add: 'Add option',
  most: (count: number) => `A product can have up to ${count} options`,
  name: 'Option',
  nameExample: 'Size',
  unnamed: (place: number) => `Option ${place}`,
  kind: 'How buyers choose',
  kinds: { list: 'Drop-down', color: 'Colours' },
  remove: 'Remove',
  removeOption: (name: string) => `Remove ${name}`,
  move: (name: string) => `Move ${name}: drag, or use the arrow keys`,
  unnamedChoice: (place: number) => `choice ${place}`,
  choiceName: (place: number) => `Choice ${place}`,
  colorOf: (name: string) => `Colour of ${name}`,
  taken: 'This name is used twice',
  addChoice: 'Add choice',
  addChoiceTo: (option: string) => `Add a choice to ${option}`,
  choiceExample: 'Small, medium, large',
  mostChoices: (count: number) => `An option can have up to ${count} choices`,
  manages: 'Price, SKU and stock per variant',
  managesHint: 'Each combination of choices is a variant. This stays on while the product has options.',
  gives: (count: number) => `These choices give ${s(count, 'variant', 'variants')}.`,
  problems: {
    unnamed: () => 'Give each option and choice a name.',
    noChoices: () => 'Add at least one choice to each option.',
    sameName: () => 'Two options or choices have the same name. Change one of them.',
    tooMany: (count: string, most: string) =>
      `These choices give ${count} variants. A product can have up to ${most}, so remove some choices.`,
  },
  endTitle: (count: number) => `Remove ${s(count, 'variant', 'variants')}?`,
  endHint: (names: string, more: number) =>
    `Their prices, SKUs and stock are lost: ${names}${more > 0 ? ` and ${more} more` : ''}. A renamed choice counts as a new one, and a new option replaces all variants.`,
  end: 'Remove and save',
  variantVisible: 'Visible',
  page: (from: number, to: number, count: number) => `${from}–${to} of ${count}`,
  turns: { next: 'Next variants', previous: 'Previous variants' },
  pageNumber: (page: number) => `Page ${page}`,
}
