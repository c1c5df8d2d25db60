import ArrowUp from 'lucide-react/icons/arrow-up';

type NewItemsPillProps = { readonly count: number; readonly andMore: boolean; readonly onShow: () => void };

/** New items above wait for a press, as nothing may move while one reads. The region is always there, so it is announced. */
export function NewItemsPill({ count, andMore, onShow }: NewItemsPillProps) {
  const words = `${count}${andMore ? '+' : ''} new`;
  return (
    <div role="status" className="pointer-events-none sticky top-17 z-10 flex h-0 justify-center md:top-20">
      {count > 0 ? (
        <button
          type="button"
          onClick={onShow}
          className="new-items-pill pointer-events-auto inline-flex h-11 items-center gap-2 animate-rise"
        >
          <ArrowUp size={18} aria-hidden="true" />
          {words}
          <span className="sr-only"> on the timeline: show</span>
        </button>
      ) : null}
    </div>
  );
}
