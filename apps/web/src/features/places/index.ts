export { AddressField, ContactPhoneField, RouteMap } from './components/lazy-fields.tsx';
