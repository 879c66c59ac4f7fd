import type { GermanProduct } from './translation.ts'

const SIZES = ['3840 × 2400 für den Schreibtisch', '1440 × 3120 für die Hosentasche']

/** German texts of books, paper, wallpapers and gift cards, by slug. */
export const germanPaperGoods: Record<string, GermanProduct> = {
  'ordinary-clay': {
    name: 'Gewöhnlicher Ton: ein Feldführer',
    story: [
      'Wo man ihn gräbt, wie man ihn reinigt, was er verzeiht. Ines Varga schrieb das für ihre Lehrlinge, und dann, weil sie in dem Jahr keine hatte, für alle.',
      '192 Seiten, 80 Zeichnungen, fadengeheftet und in Leinen gebunden.',
    ],
  },
  'forty-small-weaves': {
    name: 'Vierzig kleine Gewebe',
    story: [
      'Vierzig Patronen für einen Webstuhl mit vier Schäften, eine pro Seite, mit Platz für Notizen darüber, was schiefging.',
    ],
  },
  'a-year-of-short-walks': {
    name: 'Ein Jahr kurzer Spaziergänge',
    story: [
      'Zweiundfünfzig Spaziergänge von weniger als einer Stunde, alle von derselben Haustür aus. Ein Kalender ohne die Termine.',
    ],
  },
  'a-second-year-of-short-walks': {
    name: 'Noch ein Jahr kurzer Spaziergänge',
    story: [
      'Zweiundfünfzig weitere Spaziergänge, vom Deich bis zum Steinbruch und vor dem Tee zurück. Die Seiten sind beim Buchbinder. Ihr Exemplar kann zu den ersten gehören, die heimkommen.',
    ],
  },
  'postcards-five-views': {
    name: 'Fünf Ansichten als Postkarten',
    story: [
      'Fünf unserer Drucke in einer Größe, die die Post versteht. Ungestrichen, damit der Füller willkommen ist.',
    ],
  },
  'wrapping-paper': {
    name: 'Geschenkpapier, fünf Bögen',
    story: [
      'Fünfzig mal siebzig, einseitig bedruckt und fest genug, um es zusammenzufalten und nächstes Jahr wieder zu nehmen. Meistens kommt es auch so.',
    ],
  },
  'beeswax-polish': {
    name: 'Bienenwachspolitur',
    story: [
      'Für Rahmen, Geländer und Küchentische. Bienenwachs, Leinöl und ein wenig Terpentin. Nichts, was Sie nachschlagen müssten.',
    ],
  },
  'wallpaper-low-sun': {
    name: 'Hintergrundbild: Tiefe Sonne',
    story: [
      'Noch einmal die Mündung, diesmal ohne Papier. Das obere Drittel bleibt frei, damit Ihre Symbole einen Himmel haben.',
      SIZES,
    ],
  },
  'wallpaper-night-soundings': {
    name: 'Hintergrundbild: Nachtlotung',
    story: [
      'Dunkel genug für späte Stunden, mit gerade so viel Messing, dass man den Rand des Fensters findet.',
      SIZES,
    ],
  },
  'wallpaper-shoal': {
    name: 'Hintergrundbild: Fischschwarm',
    story: ['Mehrere Hundert kleine Fische, und keiner schwimmt Ihnen je über den Mauszeiger.', SIZES],
  },
  'wallpaper-night-ferry': {
    name: 'Hintergrundbild: Nachtfähre',
    story: ['Das letzte Boot für das letzte Licht des Tages. Ein Geschenk von uns.', SIZES],
  },
  'gift-card': {
    name: 'Geschenkgutschein von Aldermere',
    story: [
      'Für alle, die sich die Schale lieber selbst aussuchen. Der Code kommt per E-Mail, zum Weiterleiten oder zum Abschreiben auf eine eigene Karte.',
      'Er gilt für alles im Shop, auf einmal oder nach und nach, und läuft nie ab.',
    ],
  },
}
