import { AxeBuilder } from '@axe-core/playwright'

/**
 * Rows and entries beyond the first of a list. They are made like those before them, and looking at each takes most of
 * the time; `npm run test:pages` looks at all.
 */
const MORE_OF_THE_SAME = ['tbody tr:nth-of-type(n+9)', 'li:nth-of-type(n+9)']

/**
 * Runs axe on a page once its color transitions have ended.
 * @param {import('playwright-core').Page} page
 * @param {string[]} rules - by their identifiers; all by default
 * @returns {Promise<Awaited<ReturnType<AxeBuilder['analyze']>>['violations']>} the violations
 * @example expect(await violationsOn(page, ['color-contrast'])).toEqual([])
 */
export async function violationsOn(page, rules = []) {
  await page.evaluate(settle)
  await page.evaluate(fillAsPainted)
  const isThere = await page.evaluate(() => 'axe' in window)
  // Without frames there is nothing to collect from several pages, which is the slow part.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  if (process.env.PAGES !== 'full') for (const rest of MORE_OF_THE_SAME) axe.exclude(rest)
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations
}

/** Colors in transition would be measured halfway; the progress bar runs for longer and is skipped. */
function settle() {
  const changing = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
  for (const animation of changing) animation.finish()
}

/**
 * In forced colors Chromium paints text in a system color but reports the page's fill color, which axe reads.
 */
function fillAsPainted() {
  const isForced = matchMedia('(forced-colors: active)').matches
  for (const element of document.querySelectorAll('body *'))
    if (element instanceof HTMLElement)
      element.style.webkitTextFillColor = isForced ? getComputedStyle(element).color : ''
}
