import { importFieldWords } from '@waybill/contract/imports/import-fields';
import type { ImportRowView } from '@waybill/contract/imports/import-view';

export type RowFilter = 'faulty' | 'ready' | 'posted';

export function isShown({ state }: ImportRowView, filter: RowFilter): boolean {
  return filter === 'posted' ? state === 'posted' || state === 'posted-before' : state === filter;
}

/** Where there is most to do: faults first, then what can be posted, then what is. */
export function firstFilter({ faulty, ready }: { readonly faulty: number; readonly ready: number }): RowFilter {
  if (faulty > 0) return 'faulty';
  return ready > 0 ? 'ready' : 'posted';
}

/** The row to mend after this one: the next with a fault, from the top again at the end. */
export function nextFault(rows: readonly ImportRowView[], position: number): ImportRowView | undefined {
  const faulty = rows.filter((row) => row.state === 'faulty' && row.position !== position);
  return faulty.find((row) => row.position > position) ?? faulty[0];
}

/** The reason of a row in a line. */
export function faultWords({ faults }: ImportRowView): string {
  const [first, ...others] = faults;
  if (!first) return '';
  return `${importFieldWords[first.field]}: ${first.message}${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

export function countOf(count: number, what = 'parcel'): string {
  return `${count.toLocaleString('en-NG')} ${what}${count === 1 ? '' : 's'}`;
}
