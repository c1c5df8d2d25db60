import type { BodyOf } from '@waybill/contract/call';
import type { createPackage } from '@waybill/contract/timeline/create-package';
import { deliveryType } from '@waybill/contract/timeline/enums';
import { simulationIn, simulations } from '@waybill/contract/timeline/metadata';
import { Problem } from '../../platform/http/problem.ts';
import type { TimelineContext } from './context.ts';

type Input = Pick<
  BodyOf<typeof createPackage>,
  'metadata' | 'deliveryPartner' | 'relatedTimelineItemId' | 'quoteId' | 'collectAtDoor'
>;

/** What is simulated asks the simulated carrier and nobody else, and there is one in test worlds only. */
export function checkSimulation({ simulatedCarrierId }: Pick<TimelineContext, 'simulatedCarrierId'>, input: Input): void {
  const simulation = simulationIn(input.metadata);
  if (!simulation) return;
  const needsDoor = simulations.some(({ name, atDoor }) => atDoor && name === simulation.name);
  if (!simulatedCarrierId) refuse('Carriers are simulated for a test key only. Please leave this out, or use a test key.');
  if (input.deliveryPartner === deliveryType.Express)
    refuse('An express parcel rings riders, and nobody simulates them. Please choose another kind of delivery.');
  if (input.relatedTimelineItemId !== undefined || input.quoteId)
    refuse('The simulated carrier takes no bookings and holds no prices. Please leave those out.');
  if (needsDoor && !input.collectAtDoor)
    refuse('That happens only where there is money to collect. Please send collectAtDoor, too.');
}

function refuse(words: string): never {
  throw new Problem('invalid_input', words, { field: 'metadata.simulate' });
}

/** Whom such a parcel asks; undefined where nothing is simulated. */
export function simulatedBooking(
  { simulatedCarrierId }: Pick<TimelineContext, 'simulatedCarrierId'>,
  input: Input,
): { readonly askedOf: string; readonly related: null } | undefined {
  return simulatedCarrierId && simulationIn(input.metadata) ? { askedOf: simulatedCarrierId, related: null } : undefined;
}
