import type { OrderView } from '@waybill/contract/orders/order-view';
import type { ReactNode } from 'react';
import { When } from '../../../../ui/when.tsx';

/** What finds the receiver’s door, and what is asked there; for whoever sees its address. */
export function DoorFinding({ order: { doorWords, package: item } }: { readonly order: OrderView }) {
  const { secrets } = item;
  if (!secrets) return null;
  const { dropoffLandmark: landmark, dropoffNote: note, dropoffPlusCode: plusCode } = secrets;
  return (
    <Finding label="At the door" address={item.dropoffAddress} landmark={landmark} note={note} plusCode={plusCode}>
      {doorWords ? (
        <div>
          <dt className="caption">
            {doorWords.isMine ? 'You said' : 'The last carrier said'}, <When at={doorWords.at} />
          </dt>
          <dd className="wrap-anywhere">“{doorWords.words}”</dd>
        </div>
      ) : null}
    </Finding>
  );
}

/** The same of the door where it is picked up. */
export function PickupFinding({ order: { package: item } }: { readonly order: OrderView }) {
  const { secrets } = item;
  if (!secrets) return null;
  const { pickupLandmark: landmark, pickupNote: note, pickupPlusCode: plusCode } = secrets;
  return <Finding label="At the pickup" address={item.pickupAddress} landmark={landmark} note={note} plusCode={plusCode} />;
}

type FindingProps = {
  readonly label: string;
  readonly address: string;
  readonly landmark: string;
  readonly note: string;
  readonly plusCode: string | null;
  readonly children?: ReactNode;
};

function Finding({ label, address, landmark, note, plusCode, children = null }: FindingProps) {
  // The code of the spot is often the whole address.
  const code = plusCode !== null && !address.includes(plusCode) ? plusCode : null;
  if (landmark === '' && note === '' && code === null && children === null) return null;
  return (
    <dl aria-label={label} className="grid gap-2 text-15">
      {landmark === '' ? null : (
        <div>
          <dt className="caption">Landmark</dt>
          <dd className="font-medium wrap-anywhere">{landmark}</dd>
        </div>
      )}
      {code === null ? null : (
        <div>
          <dt className="caption">Plus Code</dt>
          <dd className="font-mono select-all">{code}</dd>
        </div>
      )}
      {note === '' ? null : (
        <div>
          <dt className="caption">The sender asks</dt>
          <dd className="wrap-anywhere">“{note}”</dd>
        </div>
      )}
      {children}
    </dl>
  );
}
