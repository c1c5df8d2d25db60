import { useQueryClient } from '@tanstack/react-query';
import type { ImageView } from '@waybill/contract/files/image-view';
import { attemptReasons, orderLimits } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { forgetRequestKey, newKey, requestKey } from '../../../../forms/request-key.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useOnline } from '../../../../ui/use-online.ts';
import { ImagePicker } from '../../../files/index.ts';
import { type Fix, findPosition, geolocationOf } from '../../../places/index.ts';
import { type FailedAttempt, failAttempt } from '../../api/fail-attempt.ts';
import { attemptWords, doorMoney } from '../../model/door/door-words.ts';
import { isForLater, type KeptAttempt } from '../../model/proof/claims.ts';
import { claimsOf } from '../../model/proof/claims-here.ts';
import { showOrder } from '../../model/refresh-orders.ts';
import { doneWords } from '../../model/step-words.ts';
import { KeepPhoto } from './keep-photo.tsx';

type AttemptSheetProps = { readonly order: OrderView; readonly onClose: () => void };

/** Nobody took it: why, with a photo of the door and where that is. */
export function AttemptSheet({ order, onClose }: AttemptSheetProps) {
  return (
    <Sheet title="It does not work out" open onClose={onClose}>
      <AttemptForm order={order} onClose={onClose} />
    </Sheet>
  );
}

function AttemptForm({ order, onClose }: AttemptSheetProps) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [reason, setReason] = useState<FailedAttempt['reason']>();
  const [message, setMessage] = useState('');
  const [images, setImages] = useState<readonly ImageView[]>([]);
  const [uploading, setUploading] = useState(false);
  const [errors, setErrors] = useState<{ readonly reason?: string; readonly images?: string }>({});
  const [isLost, setLost] = useState(false);
  const [photo, setPhoto] = useState<string | null>(null);
  const [isFull, setFull] = useState(false);
  const isOnline = useOnline();
  const { door } = order;
  // With no payment to wait for, nobody fails to pay.
  const reasons = attemptReasons.filter((each) => each !== 'cannot-pay' || (door?.payWhen === 'door' && !door.isPaid));

  async function send(why: FailedAttempt['reason']) {
    const here = await positionNow();
    if (!here) return setLost(true);
    setLost(false);
    const { latitude, longitude } = here;
    const imageIdList = images.map(({ publicId }) => publicId);
    const said = { reason: why, message: message.trim(), imageIdList };
    const kept = { reason: why, message: message.trim(), latitude, longitude, photo, imageIds: imageIdList };
    if (!isOnline || photo !== null) return keep(kept);
    const key = `attempt.${order.id}`;
    // The place changes with every step taken, and the attempt stays the same.
    const requested = requestKey(sessionStorage, key, said);
    try {
      const next = await failAttempt(order.id, { ...said, latitude, longitude }, requested);
      forgetRequestKey(sessionStorage, key);
      done(next);
    } catch (failure) {
      if (!isForLater(failure)) throw failure;
      forgetRequestKey(sessionStorage, key);
      keep(kept, requested);
    }
  }

  /** Sent with its real time and place, once there is a network again. */
  function keep(attempt: KeptAttempt, key: string = newKey()) {
    const { id: orderId, trackingId } = order;
    const happenedAt = new Date().toISOString();
    try {
      claimsOf(order.carrier.id).add({ key, orderId, trackingId, to: 10, code: '', attempt, happenedAt });
    } catch {
      return setFull(true);
    }
    onClose();
  }

  function done(next: OrderView) {
    showOrder(queries, next);
    const words = doneWords(next);
    if (words) toast.success(words.title, words.text);
    onClose();
  }

  function submit() {
    if (uploading && isOnline) return setErrors({ images: 'The picture is still on its way; a moment, please' });
    if (!reason) return setErrors({ reason: 'Please choose what happened' });
    if (images.length === 0 && photo === null) return setErrors({ images: 'Please take a photo of the door' });
    setErrors({});
    void run(() => send(reason));
  }

  return (
    <PlainForm onSubmit={submit}>
      {door ? (
        <p className="text-ink-soft">
          With a photo and from within a kilometre of the door it counts, and pays {doorMoney(door.halfFee, door)}, less our
          commission.
        </p>
      ) : null}
      <ChoiceGroup label="What happened?" error={errors.reason} className="mt-2 grid gap-2">
        {reasons.map((each) => (
          <ChoiceCard
            key={each}
            name="reason"
            value={each}
            checked={reason === each}
            title={attemptWords[each].choice}
            text={attemptWords[each].text}
            onChange={() => {
              setReason(each);
              setErrors({});
            }}
          />
        ))}
      </ChoiceGroup>
      {isOnline && photo === null ? (
        <ImagePicker
          userId={order.carrier.id}
          label={photoLabel}
          hint={photoHint}
          images={images}
          error={errors.images}
          onChange={(next) => {
            setImages(next);
            setErrors({});
          }}
          onBusy={setUploading}
        />
      ) : (
        <KeepPhoto
          label={photoLabel}
          hint={photoHint}
          photo={photo}
          error={errors.images}
          onChange={(next) => {
            setPhoto(next);
            setErrors({});
          }}
        />
      )}
      <TextAreaField
        label="Anything else? (optional)"
        value={message}
        maxLength={orderLimits.complaint}
        onChange={(event) => setMessage(event.target.value)}
      />
      {isLost ? (
        <Notice tone="attention" title="Your phone does not say where you are">
          Let this page use your location, in the settings of your browser, and try again. Without it the attempt does not count.
        </Notice>
      ) : null}
      {isFull ? (
        <Notice tone="danger" title="This phone has no room to keep it">
          Delete something on it, or stay here until you are back online and send it then.
        </Notice>
      ) : null}
      {isOnline ? null : (
        <Notice tone="attention" title="You are offline">
          Take the photo and send it all the same, while you are at the door. It is kept on this phone with its time and place,
          and sent when you are back online.
        </Notice>
      )}
      <Button type="submit" full busy={busy}>
        Send it
      </Button>
    </PlainForm>
  );
}

const photoLabel = 'A photo of the door';
const photoHint = 'The house, the gate or the street, so that one sees you were there.';

async function positionNow(): Promise<Fix | undefined> {
  try {
    return await findPosition(geolocationOf(navigator));
  } catch {
    return undefined;
  }
}
