// Under a name that signing out clears away.
const keyOf = (userId: string, roomId: string) => `waybill.draft.chat.${userId}.${roomId}`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads the unsent text of a room from this browser. A browser that stores nothing is no reason to stop typing. */
export function readDraft(store: Store, userId: string, roomId: string): string {
  try {
    return store.getItem(keyOf(userId, roomId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(store: Store, userId: string, roomId: string, text: string): void {
  try {
    if (text.trim() === '') store.removeItem(keyOf(userId, roomId));
    else store.setItem(keyOf(userId, roomId), text);
  } catch {
    // As above.
  }
}
