/**
 * Returns the demo shop's synonyms: words and phrases that shoppers of home and craft shops use for the same
 * thing, in English and in German.
 */
export const demoSynonyms = (): { words: string[] }[] =>
  GROUPS.map((line) => ({ words: line.split(',').map((word) => word.trim()) }))

const GROUPS = [
  // Pictures
  'print, poster, art print, wall art, artwork, picture, Druck, Kunstdruck, Bild, Wandbild',
  'screen print, silkscreen, serigraph, Siebdruck',
  'frame, framed, Rahmen, Bilderrahmen, gerahmt',
  'unframed, without frame, ohne Rahmen, ungerahmt',
  'landscape, scenery, Landschaft',
  'botanical, floral, flowers, plants, Blumen, Pflanzen, botanisch',
  'abstract, geometric, geometry, abstrakt, Geometrie',
  'sea, ocean, coast, seaside, Meer, Küste',
  'hill, mountain, Berg, Hügel',
  'night, evening, Nacht, Abend',
  'moon, Mond',
  'sun, sunrise, sunset, Sonne',
  'bird, starlings, Vogel',
  // Ceramics
  'ceramics, pottery, stoneware, earthenware, Keramik, Töpferei, Steinzeug',
  'vase, flower vase, Blumenvase',
  'jar, pot, Gefäß, Topf',
  'bottle, Flasche',
  'planter, flower pot, flowerpot, plant pot, Blumentopf, Übertopf',
  'bowl, Schale, Schüssel',
  'plate, dinner plate, Teller',
  'tableware, crockery, dinnerware, dishes, Geschirr',
  'cup, mug, beaker, tumbler, Tasse, Becher',
  'espresso cup, Espressotasse',
  'teapot, Teekanne, Kanne',
  'jug, pitcher, carafe, Krug, Kännchen',
  'serving dish, platter, Servierplatte, Platte',
  'salt cellar, salt pot, salt bowl, Salzfass, Salztopf',
  'candlestick, candle holder, candleholder, Kerzenständer, Kerzenhalter',
  'glaze, Glasur',
  // Textiles
  'cushion, pillow, throw pillow, Kissen, Sofakissen',
  'blanket, throw, plaid, Decke, Wolldecke, Überwurf',
  'curtain, drapes, drapery, Vorhang, Gardine',
  'kitchen cloth, tea towel, dish towel, dishcloth, Geschirrtuch, Küchentuch',
  'napkin, serviette, Serviette, Stoffserviette',
  'table linen, tablecloth, Tischwäsche, Tischdecke',
  'textiles, fabric, cloth, Stoff, Textilien',
  'linen, Leinen',
  'wool, woollen, lambswool, Wolle',
  'weaving, weave, woven, Weben, gewebt',
  // Paper and downloads
  'book, guide, diary, Buch, Bücher',
  'postcard, card, greeting card, Postkarte, Karte',
  'wrapping paper, gift wrap, gift paper, Geschenkpapier',
  'wallpaper, desktop background, phone background, screensaver, Hintergrundbild',
  'polish, wax, Politur, Wachs',
  'gift, present, Geschenk, Mitbringsel',
  'second, seconds, flawed, sale, outlet, Zweite Wahl, Sonderangebot',
  'new, new this season, latest, neu, Neuheiten',
  // Colours: families such as blue for navy come with the search itself
  'navy, indigo',
  'celadon, bottle green',
  'chalk, cream, creme',
  'madder, russet',
  'terracotta, rust',
  'ochre, mustard, marigold, ocker, senf',
  'oat, oatmeal, flax, natural, sand, natur',
]
