import type { ReactNode } from 'react';
import { Ticket } from '../../ui/card.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Perforation } from '../../ui/perforation.tsx';
import { Stamp } from '../../ui/stamp.tsx';

/** A filled-in waybill, as a picture of what the product does. It tells nobody anything they must know. */
export function SampleSlip() {
  return (
    <div aria-hidden="true" className="sample-slip">
      <Ticket edge="bottom">
        <div className="flex items-center justify-between px-5 pt-4 pb-3">
          <span className="display text-17 font-bold">Waybill</span>
          <span className="font-mono text-13 text-ink-soft">WB-7K2M-9Q4</span>
        </div>
        <div className="form-grid grid-cols-2">
          <Cell caption="From">Balogun Market, Lagos</Cell>
          <Cell caption="To">Sabon Gari, Kano</Cell>
          <Cell caption="Sender">Ada</Cell>
          <Cell caption="Carried by">Chidi, by bus</Cell>
        </div>
        <div className="flex items-end justify-between py-2 pr-10 pl-5">
          <Drawing name="bus" size={140} />
          <Stamp tone="palm" className="mb-9 scale-[1.4]">
            Delivered
          </Stamp>
        </div>
        <Perforation />
        <div className="flex items-center justify-between px-5 pt-3 pb-5">
          <span className="caption">The receiver’s code</span>
          <span className="font-mono text-17 tracking-[0.3em]">••••••</span>
        </div>
      </Ticket>
    </div>
  );
}

function Cell({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <span className="block caption">{caption}</span>
      <span className="display font-semibold">{children}</span>
    </div>
  );
}
