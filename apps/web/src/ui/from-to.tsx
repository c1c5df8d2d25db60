import ArrowRight from 'lucide-react/icons/arrow-right';

type FromToProps = { readonly from: string; readonly to: string };

/** “Yaba → Wuse”, as words that are broken where words are. */
export function FromTo({ from, to }: FromToProps) {
  return (
    <>
      {from} <ArrowRight size={16} aria-label="to" className="-mt-0.5 inline text-ink-soft" /> {to}
    </>
  );
}
