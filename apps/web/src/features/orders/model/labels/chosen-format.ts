import { type LabelFormat, labelFormats } from '@waybill/contract/orders/label-formats';

const key = 'waybill.label-format';

/** What this device printed last: the printer beside it is the same tomorrow. */
export function lastFormat(): LabelFormat {
  try {
    const kept = localStorage.getItem(key);
    return labelFormats.find((format) => format === kept) ?? 'a6';
  } catch {
    return 'a6';
  }
}

export function keepFormat(format: LabelFormat): void {
  try {
    localStorage.setItem(key, format);
  } catch {
    // Without a store it is asked for anew.
  }
}

export const formatWords: Readonly<Record<LabelFormat, { readonly title: string; readonly text: string }>> = {
  a6: { title: 'Labels on A6', text: 'One on each page, for a label printer' },
  a4: { title: 'Labels on A4', text: 'Four on a sheet, to cut apart' },
  waybill: { title: 'Waybills on A4', text: 'A page for each parcel, with lines to sign' },
};
