import { germanTexts } from './texts.ts'

/** Descriptions that follow no pattern. */
const OWN: Record<string, string> = {
  'Three bud vases in ochre, storm and chalk': 'Drei Knospenvasen in Ocker, Gewitter und Kreide',
  'Two espresso cups, one in tenmoku, one in blossom': 'Zwei Espressotassen, eine in Tenmoku, eine in Blüte',
  'A chalk-white bowl dipped in indigo': 'Eine kreideweiße Schale, in Indigo getaucht',
  'A chalk-white bowl dipped in ochre': 'Eine kreideweiße Schale, in Ocker getaucht',
  'A chalk-white bowl dipped in tenmoku': 'Eine kreideweiße Schale, in Tenmoku getaucht',
  'Plates, bowls and beakers of the service in celadon': 'Teller, Schalen und Becher des Service in Seladon',
  'Ikat Cushion on cream': 'Ikat-Kissen auf Creme',
  'Ikat Cushion on indigo': 'Ikat-Kissen auf Indigo',
  'The cream cloth close by': 'Der cremefarbene Stoff aus der Nähe',
  'The indigo cloth close by': 'Der indigoblaue Stoff aus der Nähe',
  'Leaf Cushion in bottle green': 'Blätterkissen in Flaschengrün',
  'The printed linen close by': 'Das bedruckte Leinen aus der Nähe',
  'Kitchen cloth with a blue stripe': 'Küchentuch mit blauem Streifen',
  'Kitchen cloth with a red stripe': 'Küchentuch mit rotem Streifen',
  'Kitchen cloth with a green stripe': 'Küchentuch mit grünem Streifen',
  'Five postcards on a table': 'Fünf Postkarten auf einem Tisch',
  'Wrapping paper with the Turns pattern': 'Geschenkpapier mit dem Muster Wendungen',
  'Wrapping paper with the Current pattern': 'Geschenkpapier mit dem Muster Strömung',
  'The weave of the draft': 'Das Gewebe der Anleitung',
  'The gift card on a table': 'Der Geschenkgutschein auf einem Tisch',
  'The moon jar, turned once round': 'Die Mondvase, einmal rundum gedreht',
  'Caring for stoneware (PDF)': 'Pflege von Steinzeug (PDF)',
}

/** What pictures are called when they don't have the product's name. */
const NAMES: Record<string, string> = {
  'Bud vase': 'Knospenvase',
  'Espresso cup': 'Espressotasse',
  'Trial cup': 'Probetasse',
  'Folded napkins': 'Gefaltete Servietten',
  'Undyed blanket': 'Ungefärbte Decke',
  'Glen Throw in the Shore check': 'Überwurf Glen im Karo Ufer',
  Linen: 'Leinen',
  'Ordinary Clay': 'Gewöhnlicher Ton',
  'Postcards, Five Views': 'Postkarten',
}

const ENDINGS: readonly (readonly [english: string, german: string])[] = [
  [', the whole print on its sheet', ', das ganze Blatt'],
  [', a part of the print close by', ', ein Ausschnitt aus der Nähe'],
  [', framed in oak, in a room', ', in Eiche gerahmt, in einem Zimmer'],
  [', framed in oak', ', in Eiche gerahmt'],
  [', framed in black ash', ', in schwarzer Esche gerahmt'],
  [', seen from above', ', von oben gesehen'],
  [', the rim close by', ', der Rand aus der Nähe'],
  [', folded', ', gefaltet'],
  [', hung over a rail', ', über eine Stange gehängt'],
  [', the weave close by', ', das Gewebe aus der Nähe'],
  [', the cover', ', der Einband'],
  [', lying open', ', aufgeschlagen'],
  [' on a telephone', ' auf einem Telefon'],
  [' on a computer', ' auf einem Computer'],
]

/**
 * Describes a picture in German.
 *
 * @param names - the product's name, in English and in German
 * @returns undefined for a description without a translation
 */
export const germanDescription = (
  english: string,
  names: { english: string; german: string },
): string | undefined => {
  if (Object.hasOwn(OWN, english)) return OWN[english]
  const nameOf = (name: string): string | undefined => (name === names.english ? names.german : NAMES[name])
  for (const [ending, german] of ENDINGS) {
    const name = english.endsWith(ending) ? nameOf(english.slice(0, -ending.length)) : undefined
    if (name) return name + german
  }
  const [, name = '', color = ''] = /^(.*) in ([a-z ]+)$/.exec(english) ?? []
  const german = germanTexts[color.charAt(0).toUpperCase() + color.slice(1)]
  const named = nameOf(name)
  return named && german ? `${named} in ${german}` : undefined
}
