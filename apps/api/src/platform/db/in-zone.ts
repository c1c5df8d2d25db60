import { canonicalZone, homeZone } from '@waybill/contract/time-zone';
import type { Db } from './database.ts';

/** `at time zone …`, for what is counted in the days of whoever reads it. Our own business days are Lagos days. */
export const inZone = (db: Db, timeZone: string) => db`at time zone ${canonicalZone(timeZone) ?? homeZone}::text`;
