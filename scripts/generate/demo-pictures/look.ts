/** The looks of a person in the demo. Nobody real: every face is drawn from these few words. */
export type Look = {
  readonly ground: string;
  readonly skin: keyof typeof skins;
  readonly hair: Hair;
  readonly hairColour: string;
  /** The colour of a scarf, a cap or a bead. */
  readonly accent: string;
  readonly clothes: string;
  readonly collar: 'round' | 'shirt' | 'agbada' | 'jacket' | 'draped';
  readonly beard?: 'full' | 'short' | 'moustache';
  readonly glasses?: 'round' | 'square';
  readonly earrings?: boolean;
  readonly mouth?: 'smile' | 'grin' | 'calm';
  readonly lips?: string;
  /** Shaved short or a little grey: shown at the temples. */
  readonly isOlder?: boolean;
};

type Hair =
  | 'afro'
  | 'puff'
  | 'braids'
  | 'low'
  | 'fade'
  | 'bald'
  | 'wavy'
  | 'bob'
  | 'locs'
  | 'gele'
  | 'hijab'
  | 'fila'
  | 'kufi'
  | 'cap';

/** Each with its shade (for ears, nose and neck) and its blush. */
export const skins = {
  ebony: ['#4A2C1F', '#381F15', '#6B3A2A'],
  umber: ['#6B4028', '#54301C', '#8C4F35'],
  sienna: ['#8A5636', '#6F4227', '#A9633F'],
  bronze: ['#A97148', '#8C5A37', '#C47C52'],
  honey: ['#C68F63', '#A97449', '#D98E68'],
  peach: ['#EDC1A0', '#D39F7B', '#E79A80'],
} as const;
