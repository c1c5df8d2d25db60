import type { OrderStatus } from './enums.ts';
import { orderProcess } from './process-table.ts';
import type { Actor, Because, Step } from './step.ts';

/** The receiver’s own code proves as much as the sender could: such a delivery is completed at once. */
export const completedAtOnceBy = 'handover code';

export type Position = {
  readonly status: OrderStatus;
  readonly askedBy: 'sender' | 'carrier';
  /** It was sold: its goods are paid through us, too. */
  readonly isSale?: boolean;
  /** Attempts to hand it over that failed. */
  readonly attempts?: number;
};

/** The side of the order that a person stands on. */
export type Side = 'sender' | 'carrier';

/** Lists the steps that are open to an actor, in the order of the table. */
export function stepsFor(position: Position, actor: Actor): readonly Step[] {
  return orderProcess.filter(
    ({ from, by, when, because }) =>
      because === undefined &&
      from.includes(position.status) &&
      isMeant(when, position) &&
      by.some((who) => who === actor || (who === 'asker' && actor === position.askedBy) || isAsked(who, actor, position)),
  );
}

function isMeant(when: Step['when'], { askedBy, isSale = false, attempts = 0 }: Position): boolean {
  switch (when) {
    case undefined:
      return true;
    case 'booking':
      return askedBy === 'sender';
    case 'offer':
      return askedBy === 'carrier';
    case 'sale':
      return isSale;
    case 'no sale':
      return !isSale;
    case 'first attempt':
      return isSale && attempts === 1;
  }
}

function isAsked(who: string, actor: Actor, { askedBy }: Position): boolean {
  return who === 'asked' && (actor === 'sender' || actor === 'carrier') && actor !== askedBy;
}

/** The step from here to there for this actor, if the table has one. */
export function findStep(position: Position, to: OrderStatus, actor: Actor): Step | undefined {
  return stepsFor(position, actor).find((step) => step.to === to);
}

/** Finds the step that the clock takes, which depends on whether the carrier waits to bring the parcel back. */
export function stepOfClock(position: Position, isReturnAsked: boolean): Step | undefined {
  return stepsFor(position, 'time').find(({ after }) => after && (after.since === 'cancellation asked') === isReturnAsked);
}

/** Finds the step of an order that was only asked for when this happens to its package. */
export function stepBecause(because: Because): Step {
  const step = orderProcess.find((row) => row.because === because);
  if (!step) throw new Error(`The table does not say what follows when ${because}`);
  return step;
}

/** Nothing moves any more. */
export function hasEnded(status: OrderStatus): boolean {
  return orderProcess.every(({ from }) => !from.includes(status));
}
