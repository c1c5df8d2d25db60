import type { Place } from '@waybill/contract/places/place';

const nigerian = (label: string, latitude: number, longitude: number, state: string, city: string): Place => ({
  label,
  latitude,
  longitude,
  countryCode: 'NG',
  state,
  city,
  placeId: `waybill:demo:${label}`,
});

const fct = 'Federal Capital Territory';

/** Places of the demo's parcels. */
export const demoPlaces = {
  yaba: nigerian('Yaba, Lagos', 6.5095, 3.3711, 'Lagos', 'Lagos'),
  ikeja: nigerian('Ikeja, Lagos', 6.6018, 3.3515, 'Lagos', 'Ikeja'),
  ajah: nigerian('Ajah, Lagos', 6.4671, 3.5722, 'Lagos', 'Lagos'),
  victoriaIsland: nigerian('Victoria Island, Lagos', 6.4281, 3.4219, 'Lagos', 'Lagos'),
  surulere: nigerian('Surulere, Lagos', 6.4926, 3.349, 'Lagos', 'Lagos'),
  maryland: nigerian('Maryland, Lagos', 6.5714, 3.3652, 'Lagos', 'Lagos'),
  gbagada: nigerian('Gbagada, Lagos', 6.5562, 3.3918, 'Lagos', 'Lagos'),
  apapa: nigerian('Apapa, Lagos', 6.4474, 3.3591, 'Lagos', 'Lagos'),
  oshodi: nigerian('Oshodi, Lagos', 6.5551, 3.3436, 'Lagos', 'Lagos'),
  wuse: nigerian('Wuse, Abuja', 9.0765, 7.4652, fct, 'Abuja'),
  maitama: nigerian('Maitama, Abuja', 9.0882, 7.4951, fct, 'Abuja'),
  bodija: nigerian('Bodija, Ibadan', 7.4347, 3.9111, 'Oyo', 'Ibadan'),
  aba: nigerian('Aba, Abia', 5.1066, 7.3667, 'Abia', 'Aba'),
  enugu: nigerian('Enugu, Enugu', 6.4402, 7.4943, 'Enugu', 'Enugu'),
  kano: nigerian('Kano, Kano', 12.0001, 8.5167, 'Kano', 'Kano'),
  kaduna: nigerian('Kaduna, Kaduna', 10.5222, 7.4383, 'Kaduna', 'Kaduna'),
  portHarcourt: nigerian('Port Harcourt, Rivers', 4.7774, 7.0134, 'Rivers', 'Port Harcourt'),
  benin: nigerian('Benin City, Edo', 6.3382, 5.6257, 'Edo', 'Benin City'),
  jos: nigerian('Jos, Plateau', 9.9285, 8.8921, 'Plateau', 'Jos'),
  onitsha: nigerian('Onitsha, Anambra', 6.1498, 6.7857, 'Anambra', 'Onitsha'),
  calabar: nigerian('Calabar, Cross River', 4.9757, 8.3417, 'Cross River', 'Calabar'),
  warri: nigerian('Warri, Delta', 5.5174, 5.7501, 'Delta', 'Warri'),
  ilorin: nigerian('Ilorin, Kwara', 8.4966, 4.5421, 'Kwara', 'Ilorin'),
  sokoto: nigerian('Sokoto, Sokoto', 13.0059, 5.2476, 'Sokoto', 'Sokoto'),
  lisbon: {
    label: 'Lisbon, Portugal',
    latitude: 38.7167,
    longitude: -9.1333,
    countryCode: 'PT',
    state: 'Lisbon',
    city: 'Lisbon',
    placeId: 'waybill:demo:Lisbon',
  },
  houston: {
    label: 'Houston, Texas',
    latitude: 29.7604,
    longitude: -95.3698,
    countryCode: 'US',
    state: 'Texas',
    city: 'Houston',
    placeId: 'waybill:demo:Houston',
  },
  london: {
    label: 'Peckham, London',
    latitude: 51.474,
    longitude: -0.0693,
    countryCode: 'GB',
    state: 'England',
    city: 'London',
    placeId: 'waybill:demo:Peckham',
  },
} as const satisfies Readonly<Record<string, Place>>;

export type DemoPlace = keyof typeof demoPlaces;
