import type { BoardAlert, BoardAlertKind } from '@waybill/contract/board/board-view';

const words: Readonly<Record<BoardAlertKind, (time: string) => string>> = {
  'late-departure': (time) => `Should have left ${time} ago`,
  'standing-still': (time) => `Stands still for ${time}`,
  'off-the-way': (time) => `Off the way since ${time}`,
  'code-not-asked': (time) => `At the door for ${time}, no code asked for`,
};

/** What a dispatcher should look at, as of the time at which the board was read. */
export function alertWords({ kind, since }: BoardAlert, at: string): string {
  return words[kind](lengthWords(Date.parse(at) - Date.parse(since)));
}

/** “1 h 20 min”. */
export function lengthWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < 24) return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  return hours < 48 ? '1 day' : `${Math.floor(hours / 24)} days`;
}
