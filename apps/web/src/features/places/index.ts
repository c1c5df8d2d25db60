export { searchAreas } from './api/search-areas.ts';
export { AreaChoice } from './components/area-choice.tsx';
export { CityField } from './components/city-field.tsx';
export { CountryOptions } from './components/country-options.tsx';
export { AddressField, ContactPhoneField, RouteMap, SpotMap } from './components/lazy-fields.tsx';
export type { MapSpot } from './components/spot-map.tsx';
export { dialCodesOf, useCountries } from './components/use-countries.ts';
export {
  type Fix,
  findPosition,
  fixOf,
  type Geolocation,
  geolocationOf,
  PositionError,
  type PositionTrouble,
  roughM,
  troubleOf,
} from './model/find-position.ts';
