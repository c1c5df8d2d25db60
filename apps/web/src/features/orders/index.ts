export { findBooking } from './api/create-order.ts';
export { BookingAnswer, Carrying } from './components/lazy-parts.tsx';
