import { orderStatus } from '@waybill/contract/orders/enums';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import type { WantedRound } from '@waybill/contract/rounds/round-input';
import { Problem } from '../../platform/http/problem.ts';
import { type Field, orderIn, riderIn } from './read-field.ts';

const changed = (detail: string) => new Problem('list_changed', detail);

/**
 * Refuses rounds that are none: a parcel that stands twice, is brought before it is fetched, or is in other hands. What only costs (late,
 * heavy, beyond the shift) is said, and may be wanted.
 */
export function checkStops(field: Field, wanted: readonly WantedRound[]): void {
  const seen = new Set<string>();
  for (const { roundId, riderId, stops } of wanted) {
    riderIn(field, riderId);
    if (roundId !== undefined && !field.rounds.has(roundId)) throw changed('One of these rounds is gone. Please look again.');
    const kinds = Map.groupBy(stops, ({ orderId }) => orderId);
    for (const [orderId, theirs] of kinds) {
      const { trackingId, status, riderId: bearer } = orderIn(field, orderId);
      if (seen.has(orderId)) throw new Problem('invalid_input', `${trackingId} stands in two rounds.`, { field: 'rounds' });
      seen.add(orderId);
      const order = theirs.map(({ kind }) => kind).join(' ');
      if (status === orderStatus.Accepted) {
        if (order !== 'pickup drop-off')
          throw new Problem('invalid_input', `${trackingId} has to be fetched once, and then brought once.`, { field: 'rounds' });
      } else if (!isHandoverAhead(status)) {
        throw changed(`${trackingId} is not to be brought any more. Please look again.`);
      } else if (order !== 'drop-off' || bearer !== riderId) {
        throw changed(`${trackingId} has been picked up, and only whoever has it can bring it. Please look again.`);
      }
    }
  }
}
