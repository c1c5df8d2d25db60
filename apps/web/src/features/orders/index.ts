export { assignOrder } from './api/assign-order.ts';
export { findBooking } from './api/create-order.ts';
export { endAssignment } from './api/end-assignment.ts';
export { BookingAnswer, Carrying, ChangePackage } from './components/lazy-parts.tsx';
