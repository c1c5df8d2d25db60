import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Door, setDoorWords, takeBackDoorWords } from './storage/door-words.ts';

/** Remembers what a carrier says about a door that a sender sends to, for the next one. The caller has made sure that they stood there. */
export function rememberDoor(tx: Tx, door: Door, said: { readonly words: string; readonly saidBy: string }): void {
  if (said.words === '') takeBackDoorWords(tx, door, said.saidBy);
  else setDoorWords(tx, newId('doorWords'), door, said);
}
