import type { Story } from '../data/story.ts'

/** A product's texts in German. */
export interface GermanProduct {
  name: string
  story: Story
}
