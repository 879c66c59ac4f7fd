/** The shop about itself: edit this first. */
export const shop = {
  tagline: 'Prints, pots and cloth, made slowly',
  description:
    'A printmaker, a potter and a weaver under one roof: art prints, stoneware and woven cloth, made by hand in small numbers.',
  shelves: 'From three workshops',
  stories: 'How it’s made',
  readStory: 'Read the story',
  promises: 'What you can count on',
  delivery: 'Delivery',
  returns: 'Returns',
  making: 'Made by us',
  makingText: 'Printed, thrown and woven under our own roof, and packed by the person who made it.',
}
