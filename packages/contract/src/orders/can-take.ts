import { dispatchMode, heaviestByMode } from '../timeline/enums.ts';

const heaviest: Readonly<Record<number, number>> = heaviestByMode;
const notInAHurry: readonly number[] = [dispatchMode.Air, dispatchMode.Sea];

/** Whether a rider who travels like this may take an express parcel that asks for that: they carry as much, and go through a town. */
export function canTake(mode: number, wanted: number): boolean {
  return mode === wanted || (!notInAHurry.includes(mode) && (heaviest[mode] ?? 0) >= (heaviest[wanted] ?? 0));
}
