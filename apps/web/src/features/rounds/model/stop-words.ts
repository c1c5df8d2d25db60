import type { TodayStopView } from '@waybill/contract/rounds/get-today';

type Stop = Pick<TodayStopView, 'kind'> & { readonly isReturn?: boolean };

/** “Fetch from”, “Bring to”, “Take back to” */
export function doingAt({ kind, isReturn = false }: Stop): string {
  if (isReturn) return 'Take back to';
  return kind === 'pickup' ? 'Fetch from' : 'Bring to';
}

/** What the one large button says: the moment at the door. */
export function actAt({ kind, isReturn = false }: Stop): string {
  if (isReturn) return 'Give it back';
  return kind === 'pickup' ? 'Pick it up' : 'Hand it over';
}
