import { lazyComponent } from '../../ui/lazy-component.tsx';

// Fetched when their question is asked, as other fields of a form are.

export const ReceiverField = lazyComponent(async () => (await import('./components/receiver-field.tsx')).ReceiverField, null);

// Small, and there with the question it answers.
export { keepPickupPlace } from './api/keep-pickup-place.ts';
export { listPickupPlacesQuery } from './api/list-pickup-places.ts';
export { PickupChoice } from './components/pickup-choice.tsx';

export const KeepOffer = lazyComponent(async () => (await import('./components/keep-offer.tsx')).KeepOffer, null);
