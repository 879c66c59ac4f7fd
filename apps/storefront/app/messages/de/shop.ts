import type { Messages } from '../messages.ts'

/** Der Shop über sich selbst: als Erstes anzupassen. */
export const shop: Messages['shop'] = {
  tagline: 'Druck, Ton und Tuch, in Ruhe gemacht',
  description:
    'Eine Druckerin, ein Töpfer und eine Weberin unter einem Dach: Kunstdrucke, Steinzeug und gewebtes Tuch, von Hand und in kleinen Auflagen.',
  shelves: 'Aus drei Werkstätten',
  stories: 'Wie es entsteht',
  readStory: 'Zur Geschichte',
  promises: 'Worauf Sie sich verlassen können',
  delivery: 'Lieferung',
  returns: 'Rückgabe',
  making: 'Selbst gemacht',
  makingText: 'Im eigenen Haus gedruckt, gedreht und gewebt, und von denen verpackt, die es gemacht haben.',
}
