const name = 'waybill_position';

/** As long as the server lets its own live: by then every replica is there. */
const seconds = 60;

/**
 * Has the next requests of every tab read from no server that is behind what was just told: the same cookie that the server sets
 * with a write. The positions sort as texts, and the newest stays.
 */
export function noteLogPosition(position: string): void {
  const known = new RegExp(`(?:^|; )${name}=([0-9a-f]{16})`).exec(document.cookie)?.[1] ?? '';
  if (!/^[0-9a-f]{16}$/.test(position) || position <= known) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve.
  document.cookie = `${name}=${position}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
