import { orderProcess } from '../orders/process-table.ts';

/**
 * Steps that neither of the two took, and that are no refusal of theirs: another carrier was chosen; the clock or staff called it off;
 * staff decided a dispute.
 */
const stepsOfNobody = ['order.taken', 'order.called-off', 'dispute.decided'] as const;

const feeNames = [
  'fee.offered',
  'fee.countered',
  'fee.accepted',
  'fee.rejected',
  'fee.withdrawn',
  'fee.stepped-back',
  'fee.expired',
  'fee.taken',
  'fee.gone',
] as const;

export type StepOfNobody = (typeof stepsOfNobody)[number];
export type FeeName = (typeof feeNames)[number];

/** Everything that `what` of a deal can be: whoever shows deals has words for each. */
export const dealNames: readonly string[] = [
  ...new Set<string>([
    'order.requested',
    'cancellation-asked',
    ...orderProcess.map(({ emits }) => emits),
    ...stepsOfNobody,
    ...feeNames,
  ]),
];
