import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { TravelTimesPort } from '../../providers/travel-times/port.ts';

export type BoardContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly publish: Publish;
  readonly travelTimes: TravelTimesPort['measure'];
};
