/** `a6`: a label on each page, for thermal printers. `a4`: four labels on a sheet. `waybill`: a document on A4 that goes along with the parcel. */
export const labelFormats = ['a6', 'a4', 'waybill'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** Orders that are printed at once, and the boxes that one parcel may consist of. */
export const labelLimits = { orders: 500, boxes: 20 } as const;
