import { timelineLimits } from '@waybill/contract/timeline/enums';
import type { PackageFilter } from '../../api/list-packages.ts';

/** The fields of the search for a parcel to carry. */
export type PackageSearch = { readonly from: string; readonly to: string; readonly day: string; readonly mode: string };

export const noFilter: PackageSearch = { from: '', to: '', day: '', mode: '' };

/** Only what was filled in; a day half typed is none. */
export function packageFilter({ from, to, day, mode }: PackageSearch): PackageFilter {
  const words = (text: string) => text.trim().slice(0, timelineLimits.search);
  return {
    ...(words(from) === '' ? {} : { pickupAddress: words(from) }),
    ...(words(to) === '' ? {} : { dropOffAddress: words(to) }),
    ...(/^20\d{2}-\d{2}-\d{2}$/.test(day) ? { shipmentDate: day } : {}),
    ...(mode === '' ? {} : { dispatchMode: Number(mode) }),
  };
}
