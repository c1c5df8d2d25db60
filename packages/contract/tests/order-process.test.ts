import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatus } from '../src/orders/enums.ts';
import { hasEnded, type Position, stepOfClock, stepsFor } from '../src/orders/process.ts';

const statuses = Object.values(orderStatus);
const { InTransit, AttemptFailed, Returning, Cancelled, Completed, Delivered } = orderStatus;

/** Every place where something sold can stand. */
const sold: readonly Position[] = statuses
  .filter((status) => !hasEnded(status))
  .flatMap((status) => ([0, 1, 2] as const).map((attempts) => ({ status, attempts, isSale: true, askedBy: 'carrier' as const })))
  .flatMap((position) => [position, { ...position, askedBy: 'sender' as const }]);

/** Where it comes when neither of the two ever does anything again. */
function endsOf(position: Position, been: readonly OrderStatus[] = []): readonly OrderStatus[] {
  if (hasEnded(position.status)) return [position.status];
  if (been.includes(position.status)) return [];
  const steps = [...stepsFor(position, 'time'), ...stepsFor(position, 'ops')];
  return steps.flatMap(({ to }) => endsOf({ ...position, status: to }, [...been, position.status]));
}

describe('what was sold', () => {
  it('has a way on by time, or by our people, from every place where it can stand', () => {
    expect(sold.length).toBeGreaterThan(40);
    for (const position of sold) {
      const isForStaff = stepsFor(position, 'ops').length > 0;
      expect(isForStaff || stepOfClock(position, false) !== undefined, JSON.stringify(position)).toBe(true);
      expect(endsOf(position).length, JSON.stringify(position)).toBeGreaterThan(0);
    }
  });

  it('moves by one row of the clock at most, asked for or not', () => {
    for (const position of sold) {
      const waiting = stepsFor(position, 'time').filter(({ after }) => after && after.since !== 'cancellation asked');
      expect(waiting.length, JSON.stringify(position)).toBeLessThanOrEqual(1);
    }
  });

  it('is tried once more, and not a third time', () => {
    const after = (attempts: number) =>
      stepsFor({ status: AttemptFailed, askedBy: 'carrier', isSale: true, attempts }, 'sender').map(({ to }) => to);
    expect(after(1)).toContain(InTransit);
    expect(after(2)).not.toContain(InTransit);
    expect(after(2)).toContain(Returning);
  });

  it('is not confirmed by its seller, but by the code, the clock or our people', () => {
    const position = { status: Delivered, askedBy: 'carrier', isSale: true, attempts: 0 } as const;
    expect(stepsFor(position, 'sender').map(({ to }) => to)).not.toContain(Completed);
    expect(stepsFor({ ...position, isSale: false }, 'sender').map(({ to }) => to)).toContain(Completed);
  });
});

describe('an ordinary parcel', () => {
  it('never fails an attempt, and comes back as ever', () => {
    for (const status of statuses)
      for (const actor of ['sender', 'carrier', 'ops', 'time'] as const) {
        const to = stepsFor({ status, askedBy: 'carrier' }, actor).map((step) => step.to);
        if (status !== AttemptFailed && status !== Returning) expect(to).not.toContain(AttemptFailed);
        expect(to).not.toContain(Returning);
      }
    expect(stepsFor({ status: InTransit, askedBy: 'carrier' }, 'carrier').map(({ to }) => to)).toContain(Cancelled);
  });
});
