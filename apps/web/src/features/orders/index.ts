export { findBooking } from './api/create-order.ts';
export { Carrying } from './components/lazy-parts.tsx';
