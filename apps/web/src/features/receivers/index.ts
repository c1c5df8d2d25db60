import { lazyComponent } from '../../ui/lazy-component.tsx';

// Fetched when their question is asked, as other fields of a form are.

export const ReceiverField = lazyComponent(async () => (await import('./components/receiver-field.tsx')).ReceiverField, null);

export const KeepOffer = lazyComponent(async () => (await import('./components/keep-offer.tsx')).KeepOffer, null);
