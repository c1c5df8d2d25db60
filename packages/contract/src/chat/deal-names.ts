import { orderProcess } from '../orders/process.ts';

/**
 * What neither of the two did, and is no refusal of theirs: somebody else carries it; the clock or our people called it off; our
 * people decided a dispute.
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
