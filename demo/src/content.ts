import { englishStories, germanStories } from './stories.ts'

/** An item of the demo shop's content: what its storefront shows in addition to products. */
export interface DemoContentItem {
  collection: 'Pages' | 'Menus'
  id: string
  data: Record<string, unknown>
}

interface Page {
  slug: string
  title: string
  seoDescription: string
  /** The collection that the page tells about; such pages are shown on the front page. */
  story?: string
  body: string
}

const english: Page[] = [
  {
    slug: 'about',
    title: 'About us',
    seoDescription: 'A printmaker, a potter and a weaver who share a house, a kiln and a long table.',
    body: `<p>Aldermere is a printmaker, a potter and a weaver under one roof. We share a house by a mill pond, a kiln that
is always either too hot or too cold, and one long table at which everything is packed.</p>
<h2>How we work</h2>
<p>Prints are pulled by hand in editions of at most two hundred. Pots are thrown, not cast, and fired twice. Cloth comes
from two looms, one of which is older than all of us together. Nothing is made faster than it dries.</p>
<h2>Seconds</h2>
<p>A glaze that ran, a print whose corner was bent: what does not pass at the table is sold as a second, for less, and
serves just as well.</p>`,
  },
  {
    slug: 'shipping-and-returns',
    title: 'Shipping and returns',
    seoDescription: 'What delivery costs, how long it takes, and how to send something back.',
    body: `<p>We pack on every working day and send from Ulm, Germany.</p>
<table>
<thead><tr><th scope="col">Where to</th><th scope="col">How long</th><th scope="col">What it costs</th></tr></thead>
<tbody>
<tr><td>Europe</td><td>2 to 4 days</td><td>€4.90, free from €60</td></tr>
<tr><td>Europe, express</td><td>Next working day</td><td>From €11.40, insured</td></tr>
<tr><td>Rest of the world</td><td>7 to 14 working days</td><td>From €22.40</td></tr>
<tr><td>Pickup in Ulm</td><td>Next working day</td><td>Free</td></tr>
</tbody>
</table>
<h2>Sending something back</h2>
<p>You have 30 days. Write to <a href="mailto:hello@aldermere.example">hello@aldermere.example</a> and we'll send you a label.
We take back what was made to order only if something is wrong with it.</p>
<h2>Broken on the way</h2>
<p>It happens with pots. Keep the box, send us a photo within a week, and choose a replacement or your money back.</p>`,
  },
  {
    slug: 'terms',
    title: 'Terms and conditions',
    seoDescription:
      'How an order becomes a contract, when you pay, and what applies when something is wrong.',
    body: `<p>Aldermere is a demonstration: these terms are made up, and no order here is ever sent.</p>
<h2>Your order</h2>
<p>What you see in the shop is an invitation. Your order is an offer, and we accept it with the confirmation email.</p>
<h2>Price and payment</h2>
<p>Prices include tax. We charge your card when we have packed your order. Until then, the goods remain ours.</p>
<h2>When something is wrong</h2>
<p>Everything we make has the two-year legal guarantee. Tell us, and choose between a repair, a replacement and your money back.</p>`,
  },
  {
    slug: 'imprint',
    title: 'Imprint',
    seoDescription: 'Who runs this shop and how to reach us.',
    body: `<p>Aldermere is a demonstration: the shop, its people and its address are made up.</p>
<p>Aldermere Workshops<br>Am Markt 1<br>89073 Ulm<br>Germany</p>
<p>Email: <a href="mailto:hello@aldermere.example">hello@aldermere.example</a></p>`,
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    seoDescription: 'What data this shop keeps about you, why, and for how long.',
    body: `<p>We only keep what we need for your order.</p>
<h2>Cookies</h2>
<p>We set a cookie only when you do something that needs one: add something to the cart, log in, or choose a language
or a currency. None of them follows you to other sites, so there is no banner to click away.</p>
<h2>Orders</h2>
<p>Your name, your address and what you bought are kept for as long as the law requires us to keep invoices. Card numbers
never reach us.</p>
<h2>Your rights</h2>
<p>You can ask what we know about you, and have it corrected or deleted:
<a href="mailto:hello@aldermere.example">hello@aldermere.example</a>. You can delete your account at any time.</p>`,
  },
]

const german: Page[] = [
  {
    slug: 'about',
    title: 'Über uns',
    seoDescription:
      'Eine Druckerin, ein Töpfer und eine Weberin mit einem Haus, einem Ofen und einem langen Tisch.',
    body: `<p>Aldermere, das sind eine Druckerin, ein Töpfer und eine Weberin unter einem Dach. Wir teilen uns ein Haus am
Mühlteich, einen Ofen, der immer entweder zu heiß oder zu kalt ist, und einen langen Tisch, an dem alles verpackt wird.</p>
<h2>Wie wir arbeiten</h2>
<p>Drucke werden von Hand abgezogen, höchstens zweihundert von jedem. Gefäße werden gedreht, nicht gegossen, und zweimal
gebrannt. Das Tuch kommt von zwei Webstühlen, von denen einer älter ist als wir alle zusammen. Nichts entsteht schneller,
als es trocknet.</p>
<h2>Zweite Wahl</h2>
<p>Eine Glasur, die gelaufen ist, ein Druck mit geknickter Ecke: Was am Tisch nicht besteht, wird als zweite Wahl für
weniger verkauft und erfüllt denselben Zweck.</p>`,
  },
  {
    slug: 'shipping-and-returns',
    title: 'Versand und Rückgabe',
    seoDescription: 'Was die Lieferung kostet, wie lange sie dauert und wie Sie etwas zurückgeben.',
    body: `<p>Wir packen an jedem Werktag und versenden aus Ulm.</p>
<table>
<thead><tr><th scope="col">Wohin</th><th scope="col">Wie lange</th><th scope="col">Was es kostet</th></tr></thead>
<tbody>
<tr><td>Europa</td><td>2 bis 4 Tage</td><td>4,90 €, ab 60 € frei</td></tr>
<tr><td>Europa, Express</td><td>Nächster Werktag</td><td>Ab 11,40 €, versichert</td></tr>
<tr><td>Übrige Welt</td><td>7 bis 14 Werktage</td><td>Ab 22,40 €</td></tr>
<tr><td>Abholung in Ulm</td><td>Nächster Werktag</td><td>Kostenlos</td></tr>
</tbody>
</table>
<h2>Etwas zurückgeben</h2>
<p>Sie haben 30 Tage Zeit. Schreiben Sie an <a href="mailto:hello@aldermere.example">hello@aldermere.example</a>, und wir
schicken Ihnen ein Rücksendeetikett. Was auf Bestellung gemacht wurde, nehmen wir nur zurück, wenn damit etwas nicht stimmt.</p>
<h2>Unterwegs zerbrochen</h2>
<p>Bei Keramik kommt es vor. Heben Sie die Schachtel auf, schicken Sie uns innerhalb einer Woche ein Foto, und wählen Sie
zwischen Ersatz und Geld zurück.</p>`,
  },
  {
    slug: 'terms',
    title: 'AGB',
    seoDescription:
      'Wie aus einer Bestellung ein Vertrag wird, wann Sie zahlen und was gilt, wenn etwas nicht stimmt.',
    body: `<p>Aldermere ist ein Demoshop: Diese Bedingungen sind erfunden, und verschickt wird hier nichts.</p>
<h2>Ihre Bestellung</h2>
<p>Was Sie im Shop sehen, ist eine Einladung. Ihre Bestellung ist ein Angebot, das wir mit der Bestätigung per E-Mail annehmen.</p>
<h2>Preis und Zahlung</h2>
<p>Die Preise enthalten die Steuer. Wir belasten Ihre Karte, sobald die Bestellung gepackt ist. Bis dahin gehört die Ware uns.</p>
<h2>Wenn etwas nicht stimmt</h2>
<p>Für alles, was wir machen, gilt die gesetzliche Gewährleistung von zwei Jahren. Sagen Sie uns Bescheid, und wählen Sie
Reparatur, Ersatz oder Geld zurück.</p>`,
  },
  {
    slug: 'imprint',
    title: 'Impressum',
    seoDescription: 'Wer diesen Shop betreibt und wie Sie uns erreichen.',
    body: `<p>Aldermere ist ein Demoshop: Shop, Personen und Adresse sind erfunden.</p>
<p>Aldermere Werkstätten<br>Am Markt 1<br>89073 Ulm</p>
<p>E-Mail: <a href="mailto:hello@aldermere.example">hello@aldermere.example</a></p>`,
  },
  {
    slug: 'privacy',
    title: 'Datenschutz',
    seoDescription: 'Welche Daten dieser Shop speichert, wozu und wie lange.',
    body: `<p>Wir speichern nur, was wir für Ihre Bestellung brauchen.</p>
<h2>Cookies</h2>
<p>Cookies setzen wir erst, wenn Sie etwas tun, das eines braucht: etwas in den Warenkorb legen, sich anmelden, eine
Sprache oder eine Währung wählen. Keines folgt Ihnen auf andere Seiten; darum gibt es hier auch kein Banner zum Wegklicken.</p>
<h2>Bestellungen</h2>
<p>Ihr Name, Ihre Anschrift und was Sie gekauft haben, bleiben so lange gespeichert, wie wir Rechnungen nach dem Gesetz
aufbewahren müssen. Kartennummern erreichen uns nie.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft über Ihre Daten verlangen und sie berichtigen oder löschen lassen:
<a href="mailto:hello@aldermere.example">hello@aldermere.example</a>. Ihr Konto können Sie jederzeit löschen.</p>`,
  },
]

const MENUS = {
  header: ['about'],
  footer: ['about', 'shipping-and-returns', 'terms', 'imprint', 'privacy'],
}

const inLanguage = (language: string, pages: Page[]): DemoContentItem[] => [
  ...pages.map(
    ({ slug, title, ...words }): DemoContentItem => ({
      collection: 'Pages',
      id: `${slug}-${language}`,
      data: { slug, language, title, seoTitle: title, ...words },
    }),
  ),
  ...Object.entries(MENUS).map(
    ([slug, slugs]): DemoContentItem => ({
      collection: 'Menus',
      id: `${slug}-${language}`,
      data: {
        slug,
        language,
        pages: slugs.map((one) => ({ $reference: { dataCollectionId: 'Pages', id: `${one}-${language}` } })),
      },
    }),
  ),
]

/** The demo shop's pages and menus, in English and in German. */
export const demoContent = (): DemoContentItem[] => [
  ...inLanguage('en', [...english, ...englishStories]),
  ...inLanguage('de', [...german, ...germanStories]),
]
