import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadWords, WordsProvider } from '../../messages/words.tsx'
import { Downloads } from './Downloads.tsx'

// What the shop has sold may have no file yet, or not be paid for: one is the shop's turn, the other the buyer's.
it.each([
  ['en', true, 'Your files aren’t available yet. If the links don’t reach you by email soon'],
  ['en', false, 'We’ll email you the links as soon as the order is paid.'],
  ['de', true, 'Ihre Dateien stehen noch nicht bereit.'],
  ['de', false, 'Sobald die Bestellung bezahlt ist'],
])('says in %s what to expect of a missing file, paid: %s', async (language, isPaid, said) => {
  const words = await loadWords([language])
  const page = renderToStaticMarkup(
    <WordsProvider words={words}>
      <Downloads downloads={[]} isPaid={isPaid} />
    </WordsProvider>,
  )
  expect(page).toContain(said)
  expect(page).not.toContain('href')
})
