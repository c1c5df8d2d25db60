export { answerAssignment } from './api/answer-assignment.ts';
export { assignOrder } from './api/assign-order.ts';
export { findBooking } from './api/create-order.ts';
export { endAssignment } from './api/end-assignment.ts';
export { getOrderQuery } from './api/get-order.ts';
export { BookingAnswer, Carrying, ChangePackage } from './components/lazy-parts.tsx';
export { fetchForTheDoor, ProofSheet } from './components/proof/lazy-proof-sheet.ts';
export { useClaims } from './model/proof/claims-here.ts';
export { mapsLink } from './model/tracking/maps-link.ts';
