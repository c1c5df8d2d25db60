import type { Look } from './look.ts';

const [palm, marigold, clay, lagoon, paper, ink] = ['#0B6B45', '#F2A71B', '#B3341F', '#1D5F8A', '#FBF8F1', '#17211B'];
const [mint, sand, rose, sky, leaf, butter] = ['#BFDFCB', '#EBD9B4', '#F0C9B8', '#BFD8E8', '#8FC7A6', '#F9DB94'];
const black = '#1B1512';

type Short = Pick<Look, 'ground' | 'skin' | 'hair' | 'accent' | 'clothes' | 'collar'> & Partial<Look>;
const look = (short: Short): Look => ({ hairColour: black, ...short });

/** The members of Swiftlane in the demo and a shopkeeper, by their usernames. */
export const looksOfMembers: Readonly<Record<string, Look>> = {
  idara: look({ ground: butter, skin: 'sienna', hair: 'afro', accent: lagoon, clothes: clay, collar: 'round', earrings: true }),
  folake: look({ ground: sky, skin: 'umber', hair: 'gele', accent: clay, clothes: marigold, collar: 'round', earrings: true }),
  hauwa: look({ ground: butter, skin: 'bronze', hair: 'hijab', accent: lagoon, clothes: lagoon, collar: 'draped' }),
  obinna: look({ ground: mint, skin: 'sienna', hair: 'low', accent: clay, clothes: ink, collar: 'shirt', glasses: 'square' }),
  tobi: look({ ground: leaf, skin: 'ebony', hair: 'fade', accent: marigold, clothes: clay, collar: 'jacket', mouth: 'grin' }),
  sunday: look({ ground: sand, skin: 'umber', hair: 'cap', accent: palm, clothes: paper, collar: 'jacket', beard: 'moustache' }),
  musa: look({ ground: rose, skin: 'honey', hair: 'kufi', accent: palm, clothes: sky, collar: 'agbada', beard: 'full' }),
  ekene: look({ ground: sky, skin: 'sienna', hair: 'locs', accent: palm, clothes: palm, collar: 'jacket', beard: 'short' }),
  yinka: look({
    ground: rose,
    skin: 'umber',
    hair: 'afro',
    accent: lagoon,
    clothes: palm,
    collar: 'round',
    earrings: true,
    mouth: 'calm',
  }),
  uche: look({
    ground: butter,
    skin: 'bronze',
    hair: 'bald',
    accent: clay,
    clothes: lagoon,
    collar: 'jacket',
    beard: 'full',
    mouth: 'calm',
  }),
};
