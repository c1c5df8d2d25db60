import { svg } from './face.ts';

const [palm, marigold, clay, lagoon, paper, ink] = ['#0B6B45', '#F2A71B', '#B3341F', '#1D5F8A', '#FBF8F1', '#17211B'];

/** The signs of the demo's businesses, by their usernames. */
export const marks: Readonly<Record<string, () => string>> = {
  // A swift over a lane.
  swiftlane: () =>
    svg(
      palm,
      `<path d="M56 150C104 104 150 118 164 146C186 104 232 84 280 88C240 108 216 132 196 172C178 204 142 206 120 186C128 180 138 176 148 176C120 158 92 152 56 150Z" fill="${paper}"/>`,
      `<circle cx="176" cy="132" r="5" fill="${ink}"/>`,
      `<path d="M70 236H116M138 236H184M206 236H252" stroke="${marigold}" stroke-width="14" stroke-linecap="round"/>`,
    ),
  // The rock at the gate of Abuja, and the road past it.
  zumalines: () =>
    svg(
      '#F9DB94',
      `<circle cx="234" cy="76" r="30" fill="${clay}"/>`,
      `<path d="M66 212C74 120 112 62 166 62C222 62 250 132 258 212Z" fill="#5A4636"/>`,
      `<path d="M128 96C120 130 116 170 116 212M166 64C170 110 168 160 166 212M204 92C212 130 216 170 216 212" stroke="#3F3026" stroke-width="7" stroke-linecap="round" fill="none"/>`,
      `<path d="M0 212H320V320H0Z" fill="${ink}"/>`,
      `<path d="M40 246H96M132 246H188M224 246H280" stroke="${marigold}" stroke-width="12" stroke-linecap="round"/>`,
    ),
  // Two wheels and a star of the north.
  arewariders: () =>
    svg(
      lagoon,
      `<path d="M160 40L174 76L212 78L182 102L192 140L160 118L128 140L138 102L108 78L146 76Z" fill="${marigold}"/>`,
      `<g fill="none" stroke="${paper}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><circle cx="102" cy="212" r="36"/><circle cx="218" cy="212" r="36"/><path d="M102 212L136 168H190L218 212M148 212L136 168M148 212L190 168M190 168L200 150H218M124 160H146"/></g>`,
    ),
  // A palm by the road, at sunrise.
  palmline: () =>
    svg(
      '#F3E3C3',
      `<circle cx="98" cy="120" r="46" fill="${marigold}"/>`,
      `<path d="M214 252C208 196 204 152 190 112" stroke="#5A4636" stroke-width="16" stroke-linecap="round" fill="none"/>`,
      `<path d="M190 112C168 84 136 84 116 104M190 112C190 76 160 56 132 60M190 112C214 80 246 84 262 108M190 112C204 72 236 58 262 68" stroke="${palm}" stroke-width="15" stroke-linecap="round" fill="none"/>`,
      `<path d="M0 252H320V320H0Z" fill="${ink}"/><path d="M40 286H96M132 286H188M224 286H280" stroke="${paper}" stroke-width="10" stroke-linecap="round"/>`,
    ),
  // A pelican’s share of the waves.
  creekside: () =>
    svg(
      '#BFD8E8',
      `<path d="M70 172H250L226 216C220 226 212 230 202 230H118C108 230 100 226 94 216Z" fill="${clay}"/>`,
      `<path d="M112 120H164V168H112Z" fill="${marigold}"/><path d="M170 96H220V168H170Z" fill="${palm}"/><path d="M138 120V168M195 96V168" stroke="${paper}" stroke-width="6"/>`,
      `<path d="M34 244C54 228 74 228 94 244S134 260 154 244S194 228 214 244S254 260 290 240" stroke="${lagoon}" stroke-width="14" fill="none" stroke-linecap="round"/>`,
    ),
};
