import type { Look } from './look.ts';

/** Draws the hair behind the head and the shoulders. */
export function hairBehind({ hair, hairColour, accent }: Look): string {
  switch (hair) {
    case 'afro':
      return `<path d="M160 26C226 22 264 70 258 124C268 168 240 196 214 196H106C80 196 52 168 62 124C56 70 94 22 160 26Z" fill="${hairColour}"/>`;
    case 'puff':
      return `<circle cx="160" cy="52" r="46" fill="${hairColour}"/><path d="M90 140C86 86 118 56 160 56S234 86 230 140Z" fill="${hairColour}"/>`;
    case 'braids':
      return `<path d="M88 130C80 70 118 44 160 44S240 70 232 130L246 268C248 284 222 288 218 272L208 180H112L102 272C98 288 72 284 74 268Z" fill="${hairColour}"/>`;
    case 'wavy':
      return `<path d="M160 40C226 38 246 88 240 130C236 160 262 180 252 214C246 238 222 246 206 234H114C98 246 74 238 68 214C58 180 84 160 80 130C74 88 94 38 160 40Z" fill="${hairColour}"/>`;
    case 'bob':
      return `<path d="M160 42C224 42 240 88 238 132L242 206C242 218 216 222 210 212H110C104 222 78 218 78 206L82 132C80 88 96 42 160 42Z" fill="${hairColour}"/>`;
    case 'locs':
      return `<path d="M160 44C222 44 244 88 242 136L236 180H84L78 136C76 88 98 44 160 44Z" fill="${hairColour}"/><path d="M84 120V222M98 150V232M222 150V232M236 120V222" stroke="${hairColour}" stroke-width="18" stroke-linecap="round"/>`;
    case 'hijab':
      return `<path d="M160 30C232 30 252 92 248 150C246 196 268 232 286 262C250 300 70 300 34 262C52 232 74 196 72 150C68 92 88 30 160 30Z" fill="${accent}"/>`;
    case 'gele':
      return `<path d="M62 92C20 40 84 6 132 26C160 -10 236 2 248 42C296 48 290 98 256 104Z" fill="${accent}"/>`;
    default:
      return '';
  }
}

/** Draws the hair over the forehead. */
export function hairInFront(look: Look): string {
  const { hair, hairColour } = look;
  switch (hair) {
    case 'afro':
    case 'puff':
      return `<path d="M94 138C90 96 116 60 160 60S230 96 226 138C222 112 202 92 160 92S98 112 94 138Z" fill="${hairColour}"/>`;
    case 'low':
      return `<path d="M92 140C88 84 118 54 160 54S232 84 228 140C222 116 220 104 208 96C180 88 140 88 112 96C100 104 98 116 92 140Z" fill="${hairColour}"/>`;
    case 'fade':
      return `<path d="M98 112C92 70 112 34 160 34S228 70 222 112C216 96 208 90 200 90H120C112 90 104 96 98 112Z" fill="${hairColour}"/><path d="M92 142C90 122 94 106 104 94L112 92C104 108 98 122 98 142ZM228 142C230 122 226 106 216 94L208 92C216 108 222 122 222 142Z" fill="${hairColour}" opacity=".55"/>`;
    case 'bald':
      return `<path d="M128 76C140 70 152 69 164 70" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" opacity=".22" fill="none"/>`;
    case 'wavy':
      return `<path d="M94 146C84 92 116 54 166 56C212 58 236 96 226 146C222 116 202 104 186 88C164 104 118 102 94 146Z" fill="${hairColour}"/>`;
    case 'bob':
      return `<path d="M92 148C86 88 116 54 160 54S234 88 228 148C224 128 220 114 212 108C180 116 130 112 108 106C100 114 96 128 92 148Z" fill="${hairColour}"/>`;
    case 'locs':
      return `<path d="M92 132C88 80 118 52 160 52S232 80 228 132C220 104 196 90 160 90S100 104 92 132Z" fill="${hairColour}"/><path d="M118 66L108 104M140 58L136 92M162 56V90M184 58L188 92M204 68L214 104" stroke="#FFFFFF" stroke-width="3" opacity=".16"/>`;
    case 'braids':
      return `<path d="M92 142C86 84 118 52 160 52S234 84 228 142C222 112 204 98 160 74C116 98 98 112 92 142Z" fill="${hairColour}"/>${braidLines(look)}`;
    default:
      return covering(look);
  }
}

function braidLines({ accent }: Look): string {
  return `<path d="M160 54V74M132 60L124 92M188 60L196 92" stroke="#FFFFFF" stroke-width="3" opacity=".18"/><g fill="${accent}"><circle cx="86" cy="226" r="6"/><circle cx="234" cy="226" r="6"/><circle cx="89" cy="254" r="6"/><circle cx="231" cy="254" r="6"/></g>`;
}

/** Scarves and caps. */
function covering({ hair, accent, clothes, hairColour }: Look): string {
  switch (hair) {
    case 'hijab':
      return `<path d="M94 144C90 96 116 74 160 74S230 96 226 144C224 178 200 218 160 220S96 178 94 144ZM160 30C232 30 252 92 248 150C246 190 258 214 268 232C226 286 94 286 52 232C62 214 74 190 72 150C68 92 88 30 160 30Z" fill="${accent}" fill-rule="evenodd"/><path d="M96 214C130 250 190 250 232 208M82 236C130 276 196 274 244 232M110 58C134 44 186 44 212 60" stroke="#17211B" stroke-width="4" fill="none" opacity=".16" stroke-linecap="round"/>`;
    case 'gele':
      return `<path d="M88 124C58 92 84 48 138 40C196 30 262 56 246 108L232 124C214 98 190 88 160 88S106 98 88 124Z" fill="${accent}"/><path d="M92 116C110 76 160 62 244 62M86 96C104 60 150 40 222 42M100 22C84 30 72 48 74 70M236 20C226 12 198 10 184 18" stroke="#17211B" stroke-width="4.500" fill="none" opacity=".2" stroke-linecap="round"/><path d="M90 122C112 84 166 76 238 92" stroke="#FFFFFF" stroke-width="5" fill="none" opacity=".5" stroke-linecap="round"/>`;
    case 'fila':
      return `<path d="M92 136C92 118 98 106 102 100H218C222 106 228 118 228 136C222 122 216 116 208 112H112C104 116 98 122 92 136Z" fill="${hairColour}"/><path d="M90 104C88 66 116 34 168 30C214 26 252 34 256 56C258 72 238 78 230 104C190 90 130 90 90 104Z" fill="${accent}"/><path d="M98 94C130 82 196 82 228 94M230 46C218 56 208 64 204 82" stroke="#17211B" stroke-width="4" fill="none" opacity=".25" stroke-linecap="round"/><path d="M128 62L136 54L144 62L136 70ZM160 56L168 48L176 56L168 64Z" fill="#FFFFFF" opacity=".55"/>`;
    case 'kufi':
      return `<path d="M92 138C92 120 96 108 100 102H220C224 108 228 120 228 138C222 124 216 116 208 112H112C104 116 98 124 92 138Z" fill="${hairColour}"/><path d="M92 106L98 50C118 36 202 36 222 50L228 106C190 94 130 94 92 106Z" fill="${accent}"/><path d="M96 76C130 64 190 64 225 76" stroke="${clothes}" stroke-width="6" fill="none"/><path d="M110 88L118 80L126 88L134 80L142 88L150 80L158 88L166 80L174 88L182 80L190 88L198 80L206 88" stroke="#FFFFFF" stroke-width="4" fill="none" opacity=".75"/>`;
    case 'cap':
      return `<path d="M92 142C90 122 96 108 100 102H220C224 108 230 122 228 142C222 124 216 118 208 114H112C104 118 98 124 92 142Z" fill="${hairColour}"/><path d="M92 108C88 62 118 38 160 38S232 62 228 108Z" fill="${accent}"/><path d="M84 112C110 92 210 92 250 118C256 124 250 130 242 126C200 108 130 108 92 118C84 120 80 116 84 112Z" fill="#17211B" opacity=".85"/><circle cx="160" cy="40" r="7" fill="#17211B" opacity=".6"/><path d="M160 46V98" stroke="#17211B" stroke-width="3" opacity=".2"/>`;
    default:
      return '';
  }
}
