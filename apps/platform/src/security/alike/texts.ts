/** Texts that databases are known to fold, trim, order or measure differently. */
export const TEXTS = [
  ...['İstanbul', 'istanbul', 'ıstanbul', 'ISTANBUL', 'Istanbul', 'i̇stanbul'],
  ...['Straße', 'STRASSE', 'strasse', 'STRAẞE', 'ΣΊΣΥΦΟΣ', 'σίσυφος', 'σίσυφοσ'],
  ...['\ufeffmark', 'mark\ufeff', ' mark', 'mark ', '\u00a0mark\u00a0', '\u200bmark', 'mark\t', 'mark'],
  ...['Ångström', 'A\u030angstro\u0308m', 'ﬁne', 'fine', 'ǰ', 'ŉ', 'K', 'k', 'K'],
  ...['a%b', 'a_b', 'a\\b', "o'clock", 'a"b', '%', '_', '\u{1f375} tea', '\uffee', '\u{10ffff}', '\ud7ff'],
  ...['zebra', 'Zebra', 'äpfel', 'Äpfel', 'apfel', '10', '9', '', ' '],
]
