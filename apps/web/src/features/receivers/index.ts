import { lazyComponent } from '../../ui/lazy-component.tsx';

export { keepPickupPlace } from './api/keep-pickup-place.ts';
export { listPickupPlacesQuery } from './api/list-pickup-places.ts';

// Fetched when their question is asked, as other fields of a form are.

export const ReceiverField = lazyComponent(async () => (await import('./components/receiver-field.tsx')).ReceiverField, null);

export const KeepOffer = lazyComponent(async () => (await import('./components/keep-offer.tsx')).KeepOffer, null);

export const PickupChoice = lazyComponent(async () => (await import('./components/pickup-choice.tsx')).PickupChoice, null);
