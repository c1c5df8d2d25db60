import { useQueryClient } from '@tanstack/react-query';
import type { ImageView } from '@waybill/contract/files/image-view';
import { saleLimits } from '@waybill/contract/sales/enums';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { useRef, useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { useBusy } from '../../../../forms/use-busy.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { ImagePicker } from '../../../files/index.ts';
import { answerSaleQuestion } from '../../api/answer-sale-question.ts';
import { buyerOf } from '../../model/sale-words.ts';
import { showSale } from '../../model/show-sale.ts';

/** The seller’s side: our people decide by both. */
export function AnswerQuestion({ sale }: { readonly sale: SaleView }) {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const [message, setMessage] = useState('');
  const [images, setImages] = useState<readonly ImageView[]>([]);
  const [uploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, run } = useBusy();

  async function answer() {
    const imageIdList = images.map(({ publicId }) => publicId);
    showSale(queries, await answerSaleQuestion(sale.id, { message: message.trim(), imageIdList }));
    toast.success('Our people have your side', 'We tell you what they decide.');
  }

  function submit() {
    if (uploading) return;
    if (message.trim() === '') {
      setError('Please say how you see it');
      field.current?.focus();
      return;
    }
    void run(answer);
  }

  return (
    <PlainForm onSubmit={submit}>
      <TextAreaField
        ref={field}
        label="How do you see it?"
        hint={`What did you send, and in what state? ${buyerOf(sale)} and our people read it. You can answer once.`}
        value={message}
        maxLength={saleLimits.complaint}
        error={error}
        rows={4}
        onChange={(event) => {
          setMessage(event.target.value);
          setError(undefined);
        }}
      />
      <ImagePicker
        userId={userId}
        label="Photos from before you sent it"
        hint="Packed and unpacked, if you have them."
        images={images}
        onChange={setImages}
        onBusy={setUploading}
      />
      <Button type="submit" full busy={busy || uploading}>
        Send your answer
      </Button>
    </PlainForm>
  );
}
