import ArrowRight from 'lucide-react/icons/arrow-right';
import { placeName } from '../../model/order-words.ts';

type WayProps = { readonly from: string; readonly to: string; readonly isExpress: boolean };

/** “Yaba → Wuse · Express”. */
export function Way({ from, to, isExpress }: WayProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 font-medium wrap-anywhere">
      {placeName(from)}
      <ArrowRight size={16} aria-label="to" className="flex-none text-ink-soft" />
      {placeName(to)}
      {isExpress ? <span className="text-13 font-semibold text-ink-soft">· Express</span> : null}
    </span>
  );
}
