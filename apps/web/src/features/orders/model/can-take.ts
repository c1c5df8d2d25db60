import { dispatchMode, heaviestByMode } from '@waybill/contract/timeline/enums';

const heaviest: Readonly<Record<number, number>> = heaviestByMode;
const notInAHurry: readonly number[] = [dispatchMode.Air, dispatchMode.Sea];

/** Whether somebody who travels like this is rung for a parcel that asks for that: the server leaves out whoever carries less. */
export function canTake(mode: number, wanted: number): boolean {
  return mode === wanted || (!notInAHurry.includes(mode) && (heaviest[mode] ?? 0) >= (heaviest[wanted] ?? 0));
}
