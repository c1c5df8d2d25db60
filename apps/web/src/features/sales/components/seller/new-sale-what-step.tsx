import { saleLimits } from '@waybill/contract/sales/enums';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ImagePicker } from '../../../files/index.ts';
import { asField, imagesIn } from '../../../timeline/index.ts';
import type { NewSaleState } from '../../model/use-new-sale.ts';

type WhatStepProps = { readonly userId: string; readonly flow: NewSaleState };

/** What a buyer sees first: pictures and a name. */
export function NewSaleWhatStep({ userId, flow: { form, setUploading } }: WhatStepProps) {
  const { fields } = form;
  return (
    <>
      <ImagePicker
        userId={userId}
        label="Pictures"
        hint="The first one goes out with your link. Show what is worn or scratched, too: it saves you a return."
        images={imagesIn(fields.imageIdList)}
        error={form.field('imageIdList').error}
        onChange={(images) => form.set({ imageIdList: asField(images) })}
        onBusy={setUploading}
      />
      <TextField
        label="What it is"
        placeholder="Ankara gown, size 12"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={saleLimits.title}
        {...form.field('title')}
      />
      <details open={fields.description !== ''} className="fold-link">
        <summary>Say more about it (optional)</summary>
        <TextAreaField label="Size, age, what comes with it" maxLength={saleLimits.description} {...form.field('description')} />
      </details>
    </>
  );
}
