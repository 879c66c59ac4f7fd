/** Words that join others and say nothing about a product, normalized. */
const FILLERS = new Set(
  `a an and any are as at best by can do find for from get has have i im in is it like looking me my need of off on
  or our please some something that the them this to want we what with without you your
  aber als am an auch auf aus bei bitte das dem den der die ein eine einem einen einer fur gibt hat ich im in ist
  mein meine mir mit nach oder ohne suche um und uns von was wir zu zum zur`.split(/\s+/),
)

/** Whether a search can do without a word if it has others. */
export const isFiller = (word: string): boolean => FILLERS.has(word)
