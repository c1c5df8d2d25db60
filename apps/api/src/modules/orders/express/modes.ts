import { dispatchMode, heaviestByMode } from '@waybill/contract/timeline/enums';

const notInAHurry: readonly number[] = [dispatchMode.Air, dispatchMode.Sea];

/** Whatever takes as much as what the sender asked for, and goes through a town. */
export function modesFor(wanted: number): number[] {
  return Object.values(dispatchMode).filter(
    (mode) => mode === wanted || (!notInAHurry.includes(mode) && heaviestByMode[mode] >= (heaviestOf(wanted) ?? 0)),
  );
}

/** What a sender may have asked for, for somebody who travels like this to carry it. */
export function wishesFor(mode: number): number[] {
  return Object.values(dispatchMode).filter((wanted) => modesFor(wanted).includes(mode));
}

function heaviestOf(mode: number): number | undefined {
  return Object.entries(heaviestByMode).find(([one]) => Number(one) === mode)?.[1];
}
