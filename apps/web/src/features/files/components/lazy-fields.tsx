import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Fetched when pictures are asked for. */
export const ImagePicker = lazyComponent(
  async () => (await import('./image-picker.tsx')).ImagePicker,
  <Skeleton shape="field" />,
);
