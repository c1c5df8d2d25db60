import type { ImageView } from '@waybill/contract/files/image-view';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Picture } from '../../../files/index.ts';

/** The first picture of what is sold, small; its title stands beside it. */
export function SaleThumb({ image }: { readonly image: ImageView | null }) {
  if (!image)
    return (
      <span aria-hidden="true" className="grid size-14 flex-none place-items-center rounded-field bg-paper text-ink-soft">
        <ShoppingBag size={22} />
      </span>
    );
  return <Picture image={image} alt="" sizes="56px" className="size-14 flex-none rounded-field object-cover" />;
}
