import Zap from 'lucide-react/icons/zap';
import { FromTo } from '../../../../ui/from-to.tsx';
import { placeName } from '../../model/order-words.ts';

type WayProps = { readonly from: string; readonly to: string; readonly isExpress: boolean };

/** “Yaba → Wuse”, and whether it is express. */
export function Way({ from, to, isExpress }: WayProps) {
  return (
    <span className="font-medium wrap-anywhere">
      <FromTo from={placeName(from)} to={placeName(to)} />{' '}
      {isExpress ? (
        <span className="ml-1 inline-flex items-center gap-0.5 text-13 font-semibold text-ink-soft">
          <Zap size={13} aria-hidden="true" />
          Express
        </span>
      ) : null}
    </span>
  );
}
