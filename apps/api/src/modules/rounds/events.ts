import { defineEvent } from '../../platform/jobs/outbox.ts';

/** A rider was given a round, or more parcels in it. */
export const roundGiven = defineEvent<{
  readonly roundId: string;
  readonly revision: number;
  readonly businessId: string;
  readonly riderId: string;
  /** The parcels that are new to them. */
  readonly count: number;
}>('rounds.given');
