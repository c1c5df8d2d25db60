import { hairBehind, hairInFront } from './hair.ts';
import { type Look, skins } from './look.ts';

const ink = '#17211B';

export function drawFace(look: Look): string {
  const [skin, shade, blush] = skins[look.skin];
  return svg(
    look.ground,
    `<circle cx="252" cy="70" r="112" fill="#FFFFFF" opacity=".13"/>`,
    hairBehind(look),
    `<path d="M20 330C24 262 78 238 128 230L192 230C242 238 296 262 300 330Z" fill="${look.clothes}"/>`,
    `<path d="M130 190H190V232C190 254 130 254 130 232Z" fill="${shade}"/>`,
    collar(look, skin),
    ears(look, shade),
    `<path d="M94 138C94 84 122 62 160 62S226 84 226 138C226 190 196 220 160 220S94 190 94 138Z" fill="${skin}"/>`,
    `<ellipse cx="116" cy="170" rx="15" ry="10" fill="${blush}" opacity=".55"/><ellipse cx="204" cy="170" rx="15" ry="10" fill="${blush}" opacity=".55"/>`,
    beard(look),
    eyes(look),
    `<path d="M157 142C153 158 147 164 152 168C157 172 163 172 168 168" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>`,
    mouth(look),
    hairInFront(look),
    glasses(look),
    earrings(look),
  );
}

export function svg(ground: string, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 0 280 280" width="640" height="640"><rect width="320" height="320" fill="${ground}"/>${parts.join('')}</svg>`;
}

function collar({ collar, accent, clothes }: Look, skin: string): string {
  switch (collar) {
    case 'round':
      return `<path d="M116 231C122 262 198 262 204 231L192 228C190 250 130 250 128 228Z" fill="${accent}"/>`;
    case 'shirt':
      return `<path d="M128 228L160 258L132 286L108 240Z M192 228L160 258L188 286L212 240Z" fill="#FFFFFF"/><path d="M160 262V330" stroke="#FFFFFF" stroke-width="5" opacity=".6"/>`;
    case 'agbada':
      return `<path d="M124 230L160 300L196 230L186 226L160 272L134 226Z" fill="${accent}"/><path d="M160 292V330M142 304H178M148 318H172" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`;
    case 'jacket':
      return `<path d="M132 228L160 270L188 228L200 234L168 330H152L120 234Z" fill="#FBF8F1"/><path d="M122 229L104 252L124 268L156 330H100L76 250Z M198 229L216 252L196 268L164 330H220L244 250Z" fill="${ink}" opacity=".22"/><path d="M153 268L160 262L167 268L164 282L170 330H150L156 282Z" fill="${accent}"/>`;
    case 'draped':
      return `<path d="M134 229C140 252 180 252 186 229Z" fill="${skin}"/><path d="M60 262C120 292 200 276 262 246L290 290C220 318 110 322 40 300Z" fill="${accent}" opacity=".92"/><path d="M64 274C130 300 210 286 268 258" stroke="${clothes}" stroke-width="4" fill="none" opacity=".5"/>`;
  }
}

function ears({ hair }: Look, shade: string): string {
  if (hair === 'hijab') return '';
  return `<ellipse cx="94" cy="148" rx="12" ry="18" fill="${shade}"/><ellipse cx="226" cy="148" rx="12" ry="18" fill="${shade}"/>`;
}

function eyes({ skin, hairColour, isOlder }: Look): string {
  const brow = skin === 'peach' ? hairColour : isOlder ? '#8B8B86' : '#1B120D';
  return [
    `<path d="M112 122C120 113 134 113 142 119M178 119C186 113 200 113 208 122" stroke="${brow}" stroke-width="6.5" stroke-linecap="round" fill="none"/>`,
    `<ellipse cx="128" cy="141" rx="12" ry="9.5" fill="#FFFDF8"/><ellipse cx="192" cy="141" rx="12" ry="9.5" fill="#FFFDF8"/>`,
    `<circle cx="129" cy="141" r="7.6" fill="#1B120D"/><circle cx="191" cy="141" r="7.6" fill="#1B120D"/>`,
    `<circle cx="131.500" cy="138.500" r="2.400" fill="#FFFFFF"/><circle cx="193.500" cy="138.500" r="2.400" fill="#FFFFFF"/>`,
  ].join('');
}

function mouth({ mouth = 'smile', lips = '#7E2F26' }: Look): string {
  if (mouth === 'grin')
    return `<path d="M134 184C142 190 178 190 186 184C184 204 172 209 160 209S136 204 134 184Z" fill="${lips}"/><path d="M138 187C148 191 172 191 182 187C181 194 176 196 160 196S139 194 138 187Z" fill="#FFFFFF"/>`;
  if (mouth === 'calm')
    return `<path d="M140 193C150 198 170 198 180 193" stroke="${lips}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
  return `<path d="M136 188C146 203 174 203 184 188" stroke="${lips}" stroke-width="7.500" stroke-linecap="round" fill="none"/>`;
}

function beard({ beard, hairColour }: Look): string {
  if (beard === 'full')
    return `<path d="M94 146C102 158 108 172 126 178C146 172 174 172 194 178C212 172 218 158 226 146C228 202 200 232 160 232S92 202 94 146Z" fill="${hairColour}"/>`;
  if (beard === 'short')
    return `<path d="M95 150C102 172 116 196 134 200C146 176 174 176 186 200C204 196 218 172 225 150C222 196 196 224 160 224S98 196 95 150Z" fill="${hairColour}" opacity=".78"/>`;
  if (beard === 'moustache')
    return `<path d="M160 176C148 170 134 176 130 184C144 186 152 184 160 181C168 184 176 186 190 184C186 176 172 170 160 176Z" fill="${hairColour}"/>`;
  return '';
}

function glasses({ glasses }: Look): string {
  if (!glasses) return '';
  const frame =
    glasses === 'round'
      ? `<circle cx="128" cy="142" r="23"/><circle cx="192" cy="142" r="23"/>`
      : `<rect x="102" y="123" width="50" height="37" rx="9"/><rect x="168" y="123" width="50" height="37" rx="9"/>`;
  return `<g fill="#FFFFFF" fill-opacity=".14" stroke="${ink}" stroke-width="5.500">${frame}<path d="M150 138C156 133 164 133 170 138M103 138L92 134M217 138L228 134" fill="none"/></g>`;
}

function earrings({ earrings, accent }: Look): string {
  return earrings
    ? `<circle cx="92" cy="174" r="7.500" fill="${accent}"/><circle cx="228" cy="174" r="7.500" fill="${accent}"/>`
    : '';
}
