import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

// Fetched when their question is asked: none of them is on the first screen of a form.

export const AddressField = lazyComponent(
  async () => (await import('./address-field.tsx')).AddressField,
  <Skeleton shape="field" />,
);

export const ContactPhoneField = lazyComponent(
  async () => (await import('./contact-phone-field.tsx')).ContactPhoneField,
  <Skeleton shape="field" />,
);

/** A page does without it where it cannot be fetched. */
export const RouteMap = onDemand(
  async () => (await import('./route-map.tsx')).RouteMap,
  undefined,
  () => <Skeleton className="aspect-[15/8] h-auto rounded-card" />,
);

/** What it shows stands in a list beside it. */
export const SpotMap = onDemand(
  async () => (await import('./spot-map.tsx')).SpotMap,
  undefined,
  () => <Skeleton className="h-full min-h-48 rounded-card" />,
);
