/** A feature as Photon describes it; left-out parts are left out of the answer as well. */
export type KnownPlace = {
  name?: string;
  housenumber?: string;
  street?: string;
  district?: string;
  city?: string;
  county?: string;
  state?: string;
  country: string;
  countrycode: string;
  type: 'house' | 'street' | 'locality' | 'district' | 'city' | 'county' | 'state' | 'country';
  osm_key: string;
  osm_value: string;
  at: readonly [longitude: number, latitude: number];
};

const lagos = { city: 'Lagos', state: 'Lagos', country: 'Nigeria', countrycode: 'NG' } as const;
const abuja = { city: 'Abuja', state: 'Federal Capital Territory', country: 'Nigeria', countrycode: 'NG' } as const;
const street = { type: 'street', osm_key: 'highway', osm_value: 'secondary' } as const;
const district = { type: 'district', osm_key: 'place', osm_value: 'suburb' } as const;
const city = { type: 'city', osm_key: 'place', osm_value: 'city' } as const;

/** A small town of our own: enough to try streets, house numbers, districts and cities, at home and abroad. */
export const knownPlaces: readonly KnownPlace[] = [
  { name: 'Herbert Macaulay Way', district: 'Yaba', ...lagos, ...street, at: [3.3785, 6.5095] },
  { name: 'Commercial Avenue', district: 'Yaba', ...lagos, ...street, at: [3.3752, 6.5102] },
  { name: 'Allen Avenue', district: 'Ikeja', ...lagos, ...street, at: [3.3517, 6.6012] },
  { name: 'Admiralty Way', district: 'Lekki Phase 1', ...lagos, ...street, at: [3.4745, 6.4478] },
  { name: 'Adetokunbo Ademola Street', district: 'Victoria Island', ...lagos, ...street, at: [3.4251, 6.4297] },
  { name: 'Adetokunbo Ademola Crescent', district: 'Wuse 2', ...abuja, ...street, at: [7.4753, 9.0785] },
  { name: 'Ahmadu Bello Way', district: 'Garki', ...abuja, ...street, at: [7.4882, 9.0341] },
  {
    housenumber: '12',
    street: 'Herbert Macaulay Way',
    district: 'Yaba',
    ...lagos,
    type: 'house',
    osm_key: 'building',
    osm_value: 'yes',
    at: [3.3781, 6.5089],
  },
  { name: 'Yaba', ...lagos, ...district, at: [3.378, 6.515] },
  { name: 'Victoria Island', ...lagos, ...district, at: [3.422, 6.429] },
  { name: 'Surulere', ...lagos, ...district, at: [3.354, 6.5] },
  { name: 'Wuse', ...abuja, ...district, at: [7.468, 9.067] },
  { name: 'Maitama', ...abuja, ...district, at: [7.497, 9.089] },
  {
    name: 'Computer Village',
    street: 'Otigba Street',
    district: 'Ikeja',
    ...lagos,
    type: 'house',
    osm_key: 'amenity',
    osm_value: 'marketplace',
    at: [3.341, 6.595],
  },
  {
    name: 'Lagos Mainland',
    state: 'Lagos',
    country: 'Nigeria',
    countrycode: 'NG',
    type: 'county',
    osm_key: 'boundary',
    osm_value: 'administrative',
    at: [3.377, 6.505],
  },
  { name: 'Lagos', state: 'Lagos', country: 'Nigeria', countrycode: 'NG', ...city, at: [3.395, 6.454] },
  { name: 'Port Harcourt', state: 'Rivers', country: 'Nigeria', countrycode: 'NG', ...city, at: [7.013, 4.778] },
  { name: 'Accra', state: 'Greater Accra Region', country: 'Ghana', countrycode: 'GH', ...city, at: [-0.187, 5.603] },
  { name: 'London', state: 'England', country: 'United Kingdom', countrycode: 'GB', ...city, at: [-0.128, 51.507] },
  {
    name: 'Nigeria',
    country: 'Nigeria',
    countrycode: 'NG',
    type: 'country',
    osm_key: 'place',
    osm_value: 'country',
    at: [7.999, 9.6],
  },
];
