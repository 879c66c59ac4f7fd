import type { Messages } from './messages.ts'

/** Der Shop über sich selbst: als Erstes anzupassen. */
export const shop: Messages['shop'] = {
  tagline: 'Drucke, Töpfe und Tuch, in Ruhe gemacht',
  description:
    'Eine Druckerin, ein Töpfer und eine Weberin unter einem Dach: Kunstdrucke, Steinzeug und gewebtes Tuch, von Hand und in kleiner Zahl.',
  shelves: 'Aus drei Werkstätten',
}
