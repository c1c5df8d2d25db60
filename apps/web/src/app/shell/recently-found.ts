import type { Found } from './found-things.ts';

const most = 4;

/** In memory only, and for one person: names that somebody looked for are not left behind on a shared phone. */
let memory: { readonly userId: string; readonly things: readonly Found[] } = { userId: '', things: [] };

/** What somebody opened by the search since the app was loaded, the last first. */
export function recentlyFound(userId: string): readonly Found[] {
  return memory.userId === userId ? memory.things : [];
}

export function rememberFound(userId: string, thing: Found): void {
  const others = recentlyFound(userId).filter(({ key }) => key !== thing.key);
  memory = { userId, things: [thing, ...others].slice(0, most) };
}
