export { findBooking } from './api/create-order.ts';
export { BookingAnswer, Carrying, ChangePackage } from './components/lazy-parts.tsx';
