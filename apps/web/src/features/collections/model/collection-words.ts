import type { CollectionSummary } from '@waybill/contract/collections/collection-view';
import type { StampTone } from '../../../ui/stamp.tsx';

export function countOf(count: number): string {
  return count === 1 ? '1 parcel' : `${count} parcels`;
}

type Stamped = Pick<CollectionSummary, 'state' | 'role' | 'asked'>;

export function stampOf({ state, role, asked }: Stamped): { readonly word: string; readonly tone: StampTone } {
  if (state === 'taken') return { word: 'Taken', tone: 'palm' };
  if (state === 'over') return { word: 'Over', tone: 'ink' };
  if (role === 'carrier') return { word: asked ? 'For you' : 'Open', tone: 'marigold' };
  return { word: asked ? 'Asked' : 'Offered', tone: 'marigold' };
}

/** Who has to do with it, from the viewer’s side. */
export function whoWords({ role, state, sender, asked, carrier }: CollectionSummary): string {
  if (role === 'carrier') return `From ${sender.fullName}`;
  if (carrier) return `${carrier.fullName} carries them`;
  if (state === 'over') return 'Nobody took them together';
  return asked ? `${asked.fullName} is asked` : 'Everybody who may carry sees them';
}
