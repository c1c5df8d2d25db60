import type { ImageView } from '@waybill/contract/files/image-view';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { saleLimits } from '@waybill/contract/sales/enums';
import { useRef, useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { When } from '../../../../ui/when.tsx';
import { ImagePicker } from '../../../files/index.ts';
import { complainAboutSale } from '../../api/complain-about-sale.ts';
import { sendBuyerPicture } from '../../api/send-buyer-picture.ts';

type AskIfRightProps = {
  readonly view: BuyView;
  readonly until: string;
  readonly onView: (view: BuyView) => void;
};

/** For a day after the handover: a way to say that it is not what was sold. */
export function AskIfRight({ view, until, onView }: AskIfRightProps) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [images, setImages] = useState<readonly ImageView[]>([]);
  const [uploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, run } = useBusy();
  const { name } = view.seller;

  function send() {
    if (uploading) return;
    if (message.trim() === '') {
      setError('Please say what is wrong');
      field.current?.focus();
      return;
    }
    const complaint = { message: message.trim(), imageIdList: images.map(({ publicId }) => publicId) };
    void run(async () => onView(await complainAboutSale(view.code, complaint)));
  }

  if (!isOpen)
    return (
      <div className="grid gap-2">
        <Button variant="secondary" full onClick={() => setOpen(true)}>
          No, something is not right
        </Button>
        <p className="text-center text-13 text-ink-soft">
          Your time to say so ends <When at={until} className="font-medium text-ink" />
        </p>
      </div>
    );
  return (
    <PlainForm onSubmit={send}>
      <TextAreaField
        ref={field}
        label="What is not right?"
        hint={`What did you buy, and what did you get? ${name} is not paid until our people have looked at it.`}
        value={message}
        maxLength={saleLimits.complaint}
        error={error}
        rows={4}
        autoFocus
        onChange={(event) => {
          setMessage(event.target.value);
          setError(undefined);
        }}
      />
      <ImagePicker
        send={(file, onProgress) => sendBuyerPicture(view.code, file, onProgress)}
        label="Photos of what you got"
        hint={`Show what is wrong, as close as you can. Only ${name} and our people see them.`}
        images={images}
        onChange={setImages}
        onBusy={setUploading}
      />
      <p className="text-13 text-ink-soft">Keep it as it is until we have decided. The carrier keeps their fee.</p>
      <Button type="submit" full busy={busy || uploading}>
        Ask our people to look
      </Button>
      <Button variant="quiet" full onClick={() => setOpen(false)}>
        Not now
      </Button>
    </PlainForm>
  );
}
