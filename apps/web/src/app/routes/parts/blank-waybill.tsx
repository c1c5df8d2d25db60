import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useState } from 'react';
import { AddressField } from '../../../features/places/index.ts';
import { type BegunParcel, readBegunParcel, writeBegunParcel } from '../../../features/timeline/model/posting/begun-parcel.ts';
import { asField, placeIn } from '../../../features/timeline/model/posting/package-fields.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Ticket } from '../../../ui/card.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Perforation } from '../../../ui/perforation.tsx';

/** A waybill nobody has filled in: the first thing to do on the dashboard, and the first question of sending. */
export function BlankWaybill() {
  const { view, open } = usePopup();
  const { id: userId } = useUser();
  const [begun, setBegun] = useState(() => readBegunParcel(localStorage, userId));

  // The form for sending may have changed it, or posted it.
  useEffect(() => {
    if (view === 'Hidden') setBegun(readBegunParcel(localStorage, userId));
  }, [view, userId]);

  function change(changes: Partial<BegunParcel>) {
    const next = { ...begun, ...changes };
    setBegun(next);
    writeBegunParcel(localStorage, userId, next);
  }

  return (
    <Ticket>
      <div className="flex items-center justify-between gap-4 px-5 pt-5 pb-2">
        <div>
          <h2 className="text-21">Where is it going?</h2>
          <p className="mt-1 text-ink-soft">Say from where and to where. The rest follows.</p>
        </div>
        <Drawing name="parcel" size={96} className="-mt-2 flex-none" />
      </div>
      <div className="grid items-start gap-3 px-5 sm:grid-cols-2">
        <AddressField
          part="area"
          label="From"
          hasHere
          text={begun.pickupAddress}
          place={placeIn(begun.pickupAddressJson)}
          onChange={({ text, place }) => change({ pickupAddress: text, pickupAddressJson: asField(place) })}
        />
        <AddressField
          part="area"
          label="To"
          text={begun.dropoffAddress}
          place={placeIn(begun.dropOffAddressJson)}
          onChange={({ text, place }) => change({ dropoffAddress: text, dropOffAddressJson: asField(place) })}
        />
      </div>
      <Perforation className="mt-4" />
      <div className="flex flex-wrap gap-3 px-5 pt-4 pb-5">
        <Button
          onClick={() => open('PostSend', { taken: 'home' })}
          icon={<ArrowRight size={20} aria-hidden="true" />}
          className="grow sm:grow-0"
        >
          Send it
        </Button>
        <Button variant="secondary" onClick={() => open('GetQuote')} className="grow sm:grow-0">
          Get a quote
        </Button>
      </div>
    </Ticket>
  );
}
