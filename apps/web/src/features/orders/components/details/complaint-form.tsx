import type { ImageView } from '@waybill/contract/files/image-view';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useRef, useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { useFocusHere } from '../../../../ui/use-focus-here.ts';
import { ImagePicker } from '../../../files/index.ts';
import type { OrderMoves } from '../../model/use-order-moves.ts';

type EvidenceFormProps = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly order: OrderView;
  /** A photo alone is enough. */
  readonly photoIsEnough?: boolean;
  /** The complaint where there are no words. */
  readonly missing?: string;
  readonly onSend: (evidence: { readonly message: string; readonly imageIdList: string[] }) => Promise<void>;
  readonly onBack: () => void;
};

/** Words and photos for staff. */
export function EvidenceForm(props: EvidenceFormProps) {
  const { title, text, label, confirmLabel, order, photoIsEnough = false, missing, onSend, onBack } = props;
  const [message, setMessage] = useState('');
  const [images, setImages] = useState<readonly ImageView[]>([]);
  const [uploading, setUploading] = useState(false);
  const { busy, run } = useBusy();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useFocusHere<HTMLHeadingElement>();

  async function send() {
    if (busy || uploading) return;
    const isEnough = message.trim() !== '' || (photoIsEnough && images.length > 0);
    if (!isEnough) {
      setError(photoIsEnough ? 'Please write something or add a photo' : (missing ?? 'Please say what is wrong'));
      field.current?.focus();
      return;
    }
    await run(() => onSend({ message: message.trim(), imageIdList: images.map(({ publicId }) => publicId) }));
  }

  return (
    <PlainForm onSubmit={() => void send()}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
          {title}
        </h2>
        <p className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">{text}</p>
      </div>
      <TextAreaField
        ref={field}
        label={label}
        value={message}
        maxLength={orderLimits.complaint}
        error={error}
        onChange={(event) => {
          setMessage(event.target.value);
          setError(undefined);
        }}
      />
      <ImagePicker
        userId={order[order.role].id}
        label="Photos (optional)"
        images={images}
        onChange={setImages}
        onBusy={setUploading}
      />
      <Button type="submit" full busy={busy || uploading}>
        {confirmLabel}
      </Button>
      <Button variant="quiet" full onClick={onBack}>
        Back to the order
      </Button>
    </PlainForm>
  );
}

type ComplaintFormProps = {
  readonly order: OrderView;
  readonly moves: OrderMoves;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

/** Something is wrong: the money rests until staff have decided. */
export function ComplaintForm({ order, moves, onDone, onBack }: ComplaintFormProps) {
  return (
    <EvidenceForm
      title="What is wrong?"
      text={`Our team reads it, hears ${order.role === 'sender' ? 'the carrier' : 'the sender'} as well, and decides. Until then nobody gets the money.`}
      label="Tell us what happened"
      confirmLabel="Ask our team to decide"
      order={order}
      onSend={async (evidence) => {
        await moves.moved({ orderStatus: orderStatus.Disputed, ...evidence });
        onDone();
      }}
      onBack={onBack}
    />
  );
}
