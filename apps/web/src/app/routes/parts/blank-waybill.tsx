import ArrowRight from 'lucide-react/icons/arrow-right';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { Button } from '../../../ui/button.tsx';
import { Ticket } from '../../../ui/card.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Perforation } from '../../../ui/perforation.tsx';

const ends = ['From', 'To'];

/** A waybill nobody has filled in: the first thing to do on the dashboard. */
export function BlankWaybill() {
  const { open } = usePopup();
  return (
    <Ticket>
      <div className="flex items-center justify-between gap-4 px-5 pt-5 pb-2">
        <div>
          <h2 className="text-21">Where is it going?</h2>
          <p className="mt-1 text-ink-soft">Say from where and to where. The rest follows.</p>
        </div>
        <Drawing name="parcel" size={96} className="-mt-2 flex-none" />
      </div>
      <div className="form-grid sm:grid-cols-2">
        {ends.map((end) => (
          <button
            key={end}
            type="button"
            onClick={() => open('PostSend')}
            aria-label={`${end}: write a waybill`}
            className="text-left"
          >
            <span className="block caption">{end}</span>
            <span aria-hidden="true" className="blank-line" />
          </button>
        ))}
      </div>
      <Perforation className="mt-4" />
      <div className="flex flex-wrap gap-3 px-5 pt-4 pb-5">
        <Button onClick={() => open('PostSend')} icon={<ArrowRight size={20} aria-hidden="true" />} className="grow sm:grow-0">
          Write a waybill
        </Button>
        <Button variant="secondary" onClick={() => open('GetQuote')} className="grow sm:grow-0">
          Get a quote
        </Button>
      </div>
    </Ticket>
  );
}
