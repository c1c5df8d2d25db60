import type { MeasureKind, MeasureReason } from '@waybill/contract/measures/measure-view';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Publish } from '../../../platform/jobs/outbox.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { measureChanged } from '../events.ts';
import { closeAppealsOfLifted, reopenAppealsOfKept } from '../storage/appeals.ts';
import { insertMeasure, type Lifting, type Measure, markMeasureKept, markMeasureLifted } from '../storage/measures.ts';

export type MeasureToSet = {
  readonly userId: string;
  readonly kind: MeasureKind;
  readonly reason: MeasureReason;
  readonly toldAs: string;
  readonly setBy: string | null;
  readonly until?: Date | null;
  readonly itemId?: string;
  readonly itemType?: number;
};

type Needs = { readonly publish: Publish };

/** As part of an act of our people, who have locked the account. Answers the id of it. */
export function setMeasure({ publish }: Needs, tx: Tx, measure: MeasureToSet): string {
  const id = newId('measure');
  insertMeasure(tx, { id, ...measure });
  tellOf(publish, tx, { id, userId: measure.userId }, 'set');
  return id;
}

/** Undefined when somebody else has taken it back, or when it was over. */
export async function takeBackMeasure({ publish }: Needs, tx: Tx, id: string, lifting: Lifting): Promise<Measure | undefined> {
  const measure = await markMeasureLifted(tx, id, lifting);
  if (!measure) return undefined;
  closeAppealsOfLifted(tx, measure.userId);
  tellOf(publish, tx, measure, 'lifted');
  return measure;
}

/** A measure that was lifted counts again. Undefined where its time is over meanwhile. */
export async function putMeasureBack({ publish }: Needs, tx: Tx, id: string): Promise<Measure | undefined> {
  const measure = await markMeasureKept(tx, id);
  if (!measure) return undefined;
  reopenAppealsOfKept(tx, measure.userId);
  tellOf(publish, tx, measure, 'kept');
  return measure;
}

function tellOf(publish: Publish, tx: Tx, { id, userId }: Pick<Measure, 'id' | 'userId'>, what: 'set' | 'lifted' | 'kept'): void {
  sendEvent(tx, userId, { type: 'user.changed' });
  publish(tx, measureChanged, { measureId: id, userId, what, at: new Date().toISOString() });
}
