/** German texts of the collections, by slug: name and description. */
export const germanCollections: Record<string, readonly [name: string, description: string]> = {
  'new-this-season': [
    'Neu in dieser Saison',
    'Was seit dem Frühling von der Presse, der Scheibe und dem Webstuhl kam.',
  ],
  prints: ['Drucke', 'Farbe für Farbe im langen Raum unter dem Dach gedruckt, in Auflagen, die enden.'],
  landscapes: ['Landschaften', 'Land, Wasser und Wetter, das meiste erfunden und alles erwandert.'],
  geometry: [
    'Geometrie',
    'Kreise, Quadrate und Linien, und was geschieht, wenn man sie miteinander allein lässt.',
  ],
  botanicals: ['Pflanzen', 'Was am Wegrand wächst, gezeichnet, bevor jemand darauftrat.'],
  'line-and-ink': ['Linie und Tusche', 'Eine Farbe, ein Werkzeug, kein zweiter Versuch.'],
  ceramics: [
    'Keramik',
    'Steinzeug von einer Scheibe und aus einem Ofen, zum Benutzen und ab und zu zum Fallenlassen.',
  ],
  vases: ['Vasen', 'Vom einzelnen Stiel bis zum ganzen Arm voll.'],
  tableware: [
    'Geschirr',
    'Schalen, Teller und Tassen für jeden Tag. Sie sind stapelbar, halten etwas aus und dürfen in die Spülmaschine.',
  ],
  textiles: ['Textilien', 'Wolle und Leinen, langsam gewebt, damit sie halten.'],
  throws: ['Überwürfe und Decken', 'Fürs Sofa, fürs Bett, für den Kofferraum.'],
  cushions: ['Kissen', 'Gewebt oder bedruckt, immer mit einem Reißverschluss, der funktioniert.'],
  'table-linen': ['Tischwäsche', 'Tücher und Servietten, die nach hundert Wäschen besser aussehen.'],
  'books-and-paper': ['Bücher und Papier', 'Zum Lesen, zum Beschreiben und um den Rest einzupacken.'],
  wallpapers: [
    'Hintergrundbilder',
    'Unsere Drucke für die Bildschirme, auf die Sie ohnehin schauen. Zum Herunterladen.',
  ],
  'seconds-and-last-pieces': [
    'Zweite Wahl und Einzelstücke',
    'Kleine Fehler, kleine Mengen, kleinere Preise.',
  ],
  'by-commission': ['Auf Bestellung', 'Für das Wenige, das wir nur machen, wenn jemand danach fragt.'],
  'winter-firing': [
    'Winterbrand',
    'Der Ofen wird im November gefüllt und im Dezember geöffnet. Bis dahin gibt es hier nichts zu sehen.',
  ],
  'for-the-trade': ['Für den Handel', 'Proben und Muster für Geschäfte, die uns führen.'],
  'long-evenings': [
    'Lange Abende',
    'Für die Wochen, in denen die Lampe vor dem Abendessen angeht: etwas Warmes, etwas Heißes, etwas zum Anschauen.',
  ],
  'first-warm-days': [
    'Die ersten warmen Tage',
    'Fürs Frühstück an der offenen Tür: ein Kännchen, ein paar Zweige und Tücher, die einen Fleck vertragen.',
  ],
}
