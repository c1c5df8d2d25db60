import { fillReply, replyFieldNames, replyFields } from '@waybill/contract/ops/reply-fields';
import { type ReplyKind, replyKindWords } from '@waybill/contract/ops/reply-kinds';
import { replyLimits } from '@waybill/contract/ops/reply-view';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { insertText } from '../../../../ui/insert-text.ts';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { typedByHand } from '../../model/reply-search.ts';
import { sampleValues } from '../../model/written-for.ts';

type ReplyTextFieldProps = {
  readonly kinds: readonly ReplyKind[];
  readonly text: string;
  readonly field: Omit<ComponentProps<typeof TextAreaField>, 'label' | 'ref'>;
};

/** The text of a saved reply, the fields that can stand in it, and how it reads with them filled in. */
export function ReplyTextField({ kinds, text, field }: ReplyTextFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const byHand = kinds.map((kind) => ({ kind, fields: typedByHand(text, kind) })).filter(({ fields }) => fields.length > 0);
  return (
    <>
      <TextAreaField {...field} ref={box} label="What they read" rows={5} maxLength={replyLimits.text} />
      <Fold title="Fields to put in" text="Filled in from the case">
        <ul className="grid gap-1 md:grid-cols-2">
          {replyFieldNames.map((name) => (
            <li key={name}>
              <Button
                variant="quiet"
                className="min-h-11 w-full justify-start text-left text-15"
                onClick={() => (box.current ? insertText(box.current, `{{${name}}}`) : undefined)}
              >
                <span className="min-w-0">
                  <span className="block font-mono text-13 wrap-anywhere">{`{{${name}}}`}</span>
                  <span className="block text-13 font-normal text-ink-soft">{replyFields[name].means}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
      {byHand.map(({ kind, fields }) => (
        <p key={kind} className="text-15">
          {replyKindWords[kind]}: {fields.map((name) => `{{${name}}}`).join(', ')} {fields.length === 1 ? 'is' : 'are'} not known
          there, and typed by hand each time.
        </p>
      ))}
      {text.trim() === '' ? null : (
        <section aria-label="How it reads" className="rounded-field border border-line bg-paper p-4">
          <p className="caption">How it reads, with sample values</p>
          <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{fillReply(text, sampleValues)}</p>
        </section>
      )}
    </>
  );
}
