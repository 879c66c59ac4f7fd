/** The texts of what a new shop still needs. */
export const en = {
  title: 'Get ready to sell',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  done: '(done)',
  steps: {
    product: { title: 'Add your first product', hint: 'A name and a price are enough to start.' },
    buyable: { title: 'Make a product ready to buy', hint: 'It has to be visible and in stock.' },
    collection: { title: 'Create a collection', hint: 'Collections are the shelves of your shop.' },
    delivery: { title: 'Set up delivery', hint: 'Where you deliver, and what it costs.' },
    order: { title: 'Place a test order', hint: 'Buy something in your shop. The sandbox takes no money.' },
  },
}
