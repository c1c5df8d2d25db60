const [palm, marigold, clay, lagoon, paper, ink] = ['#0B6B45', '#F2A71B', '#B3341F', '#1D5F8A', '#FBF8F1', '#17211B'];
const [board, boardDark, tape] = ['#C9975F', '#A97945', '#E7C99A'];

function scene(wall: string, floor: string, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600"><rect width="400" height="300" fill="${wall}"/><rect y="214" width="400" height="86" fill="${floor}"/><circle cx="330" cy="40" r="120" fill="#FFFFFF" opacity=".14"/>${parts.join('')}</svg>`;
}

const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="9" fill="${ink}" opacity=".16"/>`;

function carton(x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2;
  return `${shadow(middle, y + height, width * 0.6)}<path d="M${x} ${y}H${x + width}V${y + height}H${x}Z" fill="${board}"/><path d="M${x} ${y}L${x + 22} ${y - 26}H${x + width - 22}L${x + width} ${y}Z" fill="${boardDark}"/><path d="M${middle - 12} ${y - 26}H${middle + 12}L${middle + 14} ${y + height * 0.45}H${middle - 14}Z" fill="${tape}"/>`;
}

const label = (x: number, y: number) =>
  `<g><rect x="${x}" y="${y}" width="62" height="40" rx="5" fill="#FFFFFF"/><path d="M${x + 9} ${y + 12}H${x + 42}M${x + 9} ${y + 21}H${x + 52}M${x + 9} ${y + 30}H${x + 32}" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><circle cx="${x + 50}" cy="${y + 31}" r="4.500" fill="${clay}"/></g>`;

const shoe = (x: number, y: number, colour: string) =>
  `<path d="M${x} ${y}C${x + 4} ${y - 34} ${x + 30} ${y - 40} ${x + 42} ${y - 26}C${x + 60} ${y - 12} ${x + 88} ${y - 16} ${x + 94} ${y}Z" fill="${colour}"/><path d="M${x - 2} ${y}H${x + 97}V${y + 8}H${x - 2}Z" fill="${ink}"/><path d="M${x + 38} ${y - 26}L${x + 50} ${y - 12}M${x + 46} ${y - 28}L${x + 58} ${y - 14}" stroke="${paper}" stroke-width="3"/>`;

/** Pictures of what the demo's people send, by name. */
export const things: Readonly<Record<string, () => string>> = {
  carton: () => scene('#BFDFCB', '#8FC7A6', carton(124, 128, 152, 116), label(192, 186)),
  shoes: () =>
    scene(
      '#F9DB94',
      '#E6BE6A',
      `${shadow(200, 244, 150)}<path d="M52 196H348V242H52Z" fill="${board}"/><path d="M52 196H348V208H52Z" fill="${boardDark}"/>`,
      shoe(76, 188, clay),
      shoe(206, 188, lagoon),
      shoe(140, 140, palm),
    ),
  books: () =>
    scene(
      '#BFD8E8',
      '#93B8D0',
      shadow(200, 246, 130),
      [palm, marigold, clay, lagoon]
        .map(
          (colour, at) =>
            `<g transform="translate(${104 + (at % 2) * 14} ${208 - at * 38})"><rect width="180" height="36" rx="5" fill="${colour}"/><rect x="10" y="6" width="164" height="24" fill="${paper}"/><rect width="26" height="36" rx="5" fill="${colour}"/></g>`,
        )
        .join(''),
      `<path d="M190 90V246" stroke="${ink}" stroke-width="4"/><path d="M190 92C170 70 150 84 190 94C230 84 210 70 190 92Z" fill="none" stroke="${ink}" stroke-width="4"/>`,
    ),
  blender: () =>
    scene(
      '#F0C9B8',
      '#D8A48E',
      shadow(200, 258, 74),
      `<path d="M150 58H246L232 184H164Z" fill="#DDEBF2" stroke="${ink}" stroke-width="4"/><path d="M142 44H254V60H142Z" fill="${ink}"/><path d="M246 84C284 84 284 150 238 150" fill="none" stroke="${ink}" stroke-width="9"/><path d="M160 184H236L250 256H146Z" fill="${clay}"/><circle cx="198" cy="222" r="13" fill="${paper}"/>`,
      `<path d="M176 76L194 104L184 122L206 146L196 178" stroke="${clay}" stroke-width="5" fill="none" stroke-linejoin="round"/><path d="M194 104L216 96M206 146L226 138" stroke="${clay}" stroke-width="4"/>`,
    ),
  gate: () =>
    scene(
      '#EBD9B4',
      '#B9B09A',
      `<rect x="36" y="40" width="170" height="176" fill="${palm}"/><path d="M64 40V216M93 40V216M121 40V216M149 40V216M178 40V216M36 92H206M36 160H206" stroke="#084D32" stroke-width="6"/><rect x="206" y="26" width="34" height="190" fill="#D8C191"/><rect x="10" y="26" width="28" height="190" fill="#D8C191"/>`,
      carton(256, 170, 96, 72),
      label(284, 196),
    ),
  lens: () =>
    scene(
      '#C9D9D0',
      '#9DB8A9',
      carton(76, 148, 120, 92),
      shadow(278, 246, 58),
      `<rect x="232" y="112" width="92" height="132" rx="14" fill="${ink}"/><rect x="226" y="140" width="104" height="34" rx="8" fill="#39463F"/><path d="M238 146V168M250 146V168M262 146V168M274 146V168M286 146V168M298 146V168M310 146V168" stroke="${ink}" stroke-width="4"/><ellipse cx="278" cy="114" rx="46" ry="16" fill="${lagoon}"/><ellipse cx="268" cy="110" rx="16" ry="5" fill="#FFFFFF" opacity=".6"/><rect x="232" y="204" width="92" height="8" fill="${marigold}"/>`,
    ),
  van: () =>
    scene(
      '#BFD8E8',
      '#6F7A73',
      `<path d="M0 214C60 180 110 196 150 176S280 196 400 170V214Z" fill="#8FC7A6"/>`,
      shadow(200, 258, 150),
      `<path d="M60 108C60 98 66 92 76 92H244V244H60Z" fill="${paper}"/><path d="M244 120H296C306 120 312 124 318 134L344 180V244H244Z" fill="${palm}"/><path d="M262 136H292C298 136 302 138 306 144L324 178H262Z" fill="#DDEBF2"/><path d="M60 178H244V196H60Z" fill="${marigold}"/><circle cx="114" cy="246" r="27" fill="${ink}"/><circle cx="114" cy="246" r="11" fill="${paper}"/><circle cx="288" cy="246" r="27" fill="${ink}"/><circle cx="288" cy="246" r="11" fill="${paper}"/><rect x="332" y="196" width="14" height="12" fill="${marigold}"/>`,
    ),
  present: () =>
    scene(
      '#F0C9B8',
      '#D8A48E',
      shadow(200, 250, 96),
      `<rect x="124" y="132" width="152" height="116" rx="6" fill="${lagoon}"/><rect x="112" y="108" width="176" height="36" rx="6" fill="#17517A"/><path d="M184 108H216V248H184Z" fill="${marigold}"/><path d="M200 106C150 44 112 88 200 106C288 88 250 44 200 106Z" fill="none" stroke="${marigold}" stroke-width="15" stroke-linejoin="round"/>`,
    ),
};

/** A card that is nobody's: a drawn face, and lines where words would be. */
export function card(face: string, colour: string, isBlurred: boolean): string {
  const picture = Buffer.from(face).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 260" width="800" height="520"><defs><filter id="b"><feGaussianBlur stdDeviation="${isBlurred ? 7 : 0.01}"/></filter></defs><rect width="400" height="260" fill="#5A4636"/><g filter="url(#b)" transform="rotate(-2 200 130)"><rect x="24" y="22" width="352" height="216" rx="16" fill="${paper}"/><path d="M24 70V38C24 28 30 22 40 22H360C370 22 376 28 376 38V70Z" fill="${colour}"/><path d="M46 46H210" stroke="#FFFFFF" stroke-width="11" stroke-linecap="round"/><circle cx="346" cy="46" r="13" fill="${marigold}"/><image href="data:image/svg+xml;base64,${picture}" x="44" y="90" width="112" height="112"/><path d="M180 104H330M180 130H294M180 156H342M180 182H262" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M44 220H356" stroke="${colour}" stroke-width="7" stroke-dasharray="5 7"/><g opacity=".35" fill="none" stroke="${clay}" stroke-width="4"><rect x="196" y="138" width="164" height="46" rx="8" transform="rotate(-10 278 160)"/></g></g></svg>`;
}
