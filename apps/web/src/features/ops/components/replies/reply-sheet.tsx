import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import { type ReplyKind, replyKinds, replyKindWords } from '@waybill/contract/ops/reply-kinds';
import { type ReplyView, replyLimits } from '@waybill/contract/ops/reply-view';
import { writeReply as call } from '@waybill/contract/ops/write-reply';
import { useId, useState } from 'react';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { changeReply } from '../../api/change-reply.ts';
import { listRepliesQuery } from '../../api/list-replies.ts';
import { writeReply } from '../../api/write-reply.ts';
import { ReplyTextField } from './reply-text-field.tsx';

type ReplySheetProps = {
  /** Undefined for a new one. */
  readonly reply: ReplyView | undefined;
  readonly onClose: () => void;
};

/** Somebody saved it while it was being changed: what they say of it, and what stands there now. */
type Overtaken = { readonly detail: string; readonly now: ReplyView | undefined };

/** A saved reply, written or changed by a lead. */
export function ReplySheet({ reply, onClose }: ReplySheetProps) {
  const id = useId();
  const queries = useQueryClient();
  const [kinds, setKinds] = useState<readonly ReplyKind[]>(reply?.kinds ?? []);
  const [isTried, setTried] = useState(false);
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const form = useSchemaForm({
    schema: call.body,
    initial: { title: reply?.title ?? '', shortName: reply?.shortName ?? '', text: reply?.text ?? '' },
    toWire: (fields) => ({ ...fields, shortName: fields.shortName.replace(/^\//, ''), kinds }),
  });

  async function fallBehind(failure: unknown): Promise<void> {
    if (!(failure instanceof ApiProblem) || failure.problem.code !== 'list_changed') throw failure;
    const all = await queries.fetchQuery({ ...listRepliesQuery(), staleTime: 0 });
    setOvertaken({ detail: failure.problem.detail, now: all.find((one) => one.id === reply?.id) });
  }

  return (
    <Sheet
      title={reply ? `Change “${reply.title}”` : 'Write a reply'}
      shows={reply?.id ?? 'new'}
      open
      wide
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {overtaken?.now ? 'Save mine over it' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        {...form.form({
          onMistakes: () => setTried(true),
          onValid: async (wire) => {
            try {
              if (reply) await changeReply(reply.id, { ...wire, version: overtaken?.now?.version ?? reply.version });
              else await writeReply(wire);
            } catch (failure) {
              await fallBehind(failure);
              return;
            }
            toast.success(`“${wire.title}” is saved`, 'Everybody of us finds it from now on.');
            void queries.invalidateQueries({ queryKey: ['ops', 'replies'] });
            onClose();
          },
        })}
        className="grid gap-4"
      >
        {overtaken ? (
          <Notice tone="attention" title="Somebody was faster">
            {overtaken.detail}
            {overtaken.now ? (
              <blockquote className="mt-2 border-l-3 border-line pl-3.5 whitespace-pre-line wrap-anywhere">
                {overtaken.now.text}
              </blockquote>
            ) : null}
          </Notice>
        ) : null}
        <div className="grid gap-4 md:grid-cols-[1fr_14rem]">
          <TextField
            label="Title"
            hint="For us: nobody else reads it."
            autoComplete="off"
            maxLength={replyLimits.title}
            {...form.field('title')}
          />
          <TextField
            label="Short name"
            hint="Typed after a slash, if you like"
            leading={<span aria-hidden="true">/</span>}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={replyLimits.shortName}
            {...form.field('shortName')}
          />
        </div>
        <ChoiceGroup
          label="For"
          error={isTried && kinds.length === 0 ? 'Please choose at least one kind of case' : undefined}
          className="grid gap-x-4 md:grid-cols-2"
        >
          {replyKinds.map((kind) => (
            <CheckField
              key={kind}
              label={replyKindWords[kind]}
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(replyKinds.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
              }
            />
          ))}
        </ChoiceGroup>
        <ReplyTextField kinds={kinds} text={form.fields.text} field={form.field('text')} />
      </form>
    </Sheet>
  );
}
