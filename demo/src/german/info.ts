/** Titles and texts of the product pages' sections in German, by the English text. */
export const germanInfo: Record<string, readonly [title: string, text: string]> = {
  'Printed in our own workshop': [
    'Papier und Farbe',
    'In unserer eigenen Werkstatt mit Pigmentfarben gedruckt, auf geschöpftem Baumwollpapier mit 300 g und weicher Oberfläche. Ohne direkte Sonne halten die Farben ein Leben lang.',
  ],
  'Frames are solid wood': [
    'Rahmung',
    'Die Rahmen sind aus Massivholz, von Hand geschnitten und verleimt, mit Passepartout aus Baumwolle und klarem Glas. Gerahmte Drucke kommen fertig zum Aufhängen und brauchen fünf Werktage länger.',
  ],
  'Thrown on the wheel': [
    'Wie es entsteht',
    'Von Ines Varga auf der Scheibe gedreht, am nächsten Tag abgedreht, zweimal gebrannt. Die Maße unterscheiden sich von Stück zu Stück um ein paar Millimeter, und die Glasur bricht, wo sie will.',
  ],
  'Stoneware fired to': [
    'Pflege',
    'Steinzeug, bei 1280 °C gebrannt. Geeignet für Spülmaschine, Backofen und Mikrowelle. Lassen Sie es mit dem Ofen warm werden, statt es in die Hitze zu stellen.',
  ],
  'Air it more often': [
    'Pflege',
    'Lüften Sie häufiger, als Sie waschen. Wenn es sein muss: von Hand, lauwarm, mit Wollseife, und liegend trocknen.',
  ],
  'Machine wash at 40': [
    'Pflege',
    'Bei 40 °C mit ähnlichen Farben in der Maschine waschen. Es wird mit jeder Wäsche weicher. Feucht bügeln oder gar nicht.',
  ],
  'Digging. Washing.': ['Inhalt', 'Graben. Waschen. Kneten. Drehen. Warten. Brennen. Von vorn anfangen.'],
  'Use it on as many screens': [
    'Was Sie damit dürfen',
    'Nutzen Sie es auf so vielen Bildschirmen, wie Sie haben. Bitte nicht drucken und nicht weiterverkaufen.',
  ],
}
