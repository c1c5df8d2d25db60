import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { collectionLimits } from './limits.ts';

export const collectionParams = z.strictObject({ collectionId: idOf('collection') });

const tooMany = `Please choose ${collectionLimits.parcels} parcels or fewer`;
const onlyOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** Some parcels, each of them once. */
export function idsOf(kind: 'package' | 'order', least: number, tooFew: string) {
  return z
    .array(idOf(kind))
    .check(
      z.minLength(least, tooFew),
      z.maxLength(collectionLimits.parcels, tooMany),
      z.refine(onlyOnce, 'Please name each parcel once'),
    );
}
