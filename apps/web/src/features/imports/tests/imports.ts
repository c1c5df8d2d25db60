import type { ImportRowView, ImportView } from '@waybill/contract/imports/import-view';

const ikeja = { label: 'Ikeja, Lagos', latitude: 6.6, longitude: 3.35, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };

export const readyRow = (position: number, changes: Partial<ImportRowView> = {}): ImportRowView => ({
  position,
  state: 'ready',
  values: {
    receiverFullName: `Halima ${position}`,
    receiverPhoneNumber: '08031234567',
    address: `${position} Allen Avenue`,
    area: 'Ikeja',
  },
  faults: [],
  place: ikeja,
  fee: 2500,
  packageId: null,
  trackingId: null,
  ...changes,
});

export const faultyRow = (position: number, changes: Partial<ImportRowView> = {}): ImportRowView =>
  readyRow(position, {
    state: 'faulty',
    values: {
      receiverFullName: `Bola ${position}`,
      receiverPhoneNumber: '12',
      address: `${position} Allen Avenue`,
      area: 'Ikeja',
    },
    faults: [{ field: 'receiverPhoneNumber', message: 'That does not look like a phone number', places: [] }],
    fee: null,
    ...changes,
  });

export function importOf(rows: readonly ImportRowView[], changes: Partial<ImportView> = {}): ImportView {
  const count = (state: ImportRowView['state']) => rows.filter((row) => row.state === state).length;
  const total = count('ready') * 3000;
  return {
    id: 'imp_01KA3N8V2X7Q4M9T5R6W8Y0Z1B',
    fileName: 'orders.csv',
    createdAt: '2026-11-19T09:00:00.000Z',
    counts: {
      rows: rows.length,
      faulty: count('faulty'),
      ready: count('ready'),
      posted: count('posted'),
      postedBefore: count('posted-before'),
    },
    columns: [
      { header: 'Customer', field: 'receiverFullName', samples: ['Halima 1'] },
      { header: 'Phone', field: 'receiverPhoneNumber', samples: ['08031234567'] },
      { header: 'Address', field: 'address', samples: ['1 Allen Avenue'] },
      { header: 'Colour', field: null, samples: ['red'] },
    ],
    settings: {
      pickupAddress: '12 Herbert Macaulay Way, Yaba',
      pickupAddressJson: { ...ikeja, label: 'Yaba, Lagos' },
      shipmentDate: '2026-11-25',
    },
    missing: [],
    currency: 'NGN',
    total,
    available: 100_000,
    covers: count('ready'),
    coversTotal: total,
    rows: [...rows],
    ...changes,
  };
}
