import type { OrderView } from '@waybill/contract/orders/order-view';
import { When } from '../../../../ui/when.tsx';

/** What finds the receiver’s door, and what is asked there; for whoever sees its address. */
export function DoorFinding({ order: { doorWords, package: item } }: { readonly order: OrderView }) {
  const { secrets } = item;
  if (!secrets) return null;
  const { dropoffLandmark: landmark, dropoffNote: note, dropoffPlusCode: plusCode } = secrets;
  // The code of the spot is often the whole address.
  const code = plusCode !== null && !item.dropoffAddress.includes(plusCode) ? plusCode : null;
  if (landmark === '' && note === '' && code === null && !doorWords) return null;
  return (
    <dl aria-label="At the door" className="grid gap-2 text-15">
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
      {doorWords ? (
        <div>
          <dt className="caption">
            {doorWords.isMine ? 'You said' : 'The last carrier said'}, <When at={doorWords.at} />
          </dt>
          <dd className="wrap-anywhere">“{doorWords.words}”</dd>
        </div>
      ) : null}
    </dl>
  );
}
