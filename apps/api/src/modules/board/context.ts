import type { Database } from '../../platform/db/database.ts';
import type { TravelTimesPort } from '../../providers/travel-times/port.ts';

export type BoardContext = { readonly db: Database; readonly travelTimes: TravelTimesPort['measure'] };
