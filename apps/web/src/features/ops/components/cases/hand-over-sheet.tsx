import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { mayDecide } from '@waybill/contract/ops/case-calls';
import { noteLimits } from '@waybill/contract/ops/note-view';
import { staffRoleWords } from '@waybill/contract/ops/staff-role-words';
import { useId, useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { handOver } from '../../api/hand-over.ts';
import { listOpenCasesQuery } from '../../api/list-open-cases.ts';
import { listStaffQuery } from '../../api/list-staff.ts';
import { caseKindWords, caseTitle } from '../../model/case-words.ts';
import { keyOfCase } from '../bulk/use-chosen.ts';

/** The end of a shift: all that one holds, to a colleague or back to the queues, with a note each or one for all. */
export function HandOverSheet({ onClose }: { readonly onClose: () => void }) {
  const user = useUser();
  const mine = useInfiniteQuery(listOpenCasesQuery('me', undefined));
  const staff = useQuery(listStaffQuery);
  const queries = useQueryClient();
  const form = useId();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const { busy, run } = useBusy();
  const cases = mine.data?.pages.flatMap((page) => page.items) ?? [];
  const colleagues =
    staff.data?.filter(({ id, role }) => id !== user.id && cases.some(({ kind }) => mayDecide(role, kind))) ?? [];

  async function hand(): Promise<void> {
    await run(async () => {
      const answer = await handOver({
        ...(to === '' ? {} : { to }),
        ...(note.trim() === '' ? {} : { note: note.trim() }),
        cases: cases.map(({ kind, id }) => {
          const own = notes[keyOfCase({ kind, id })]?.trim() ?? '';
          return { kind, id, ...(own === '' ? {} : { note: own }) };
        }),
      });
      const refused = answer.cases.filter(({ isHandedOver }) => !isHandedOver);
      const done = answer.cases.length - refused.length;
      if (done > 0) toast.success(done === 1 ? 'One case is handed over' : `${done} cases are handed over`);
      setLeft(refused.map(({ kind, why }) => `${caseKindWords[kind]}: ${why}`));
      if (refused.length === 0) onClose();
    });
    void queries.invalidateQueries({ queryKey: ['ops'] });
  }

  return (
    <Sheet
      title="Hand over"
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={cases.length === 0}>
            Hand over {cases.length === 1 ? 'one case' : `${cases.length} cases`}
          </Button>
        </>
      }
    >
      {mine.data && staff.data ? (
        <form
          id={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void hand();
          }}
        >
          {left.length > 0 ? (
            <Notice tone="attention" title="Some stay with you">
              {left.map((why) => (
                <p key={why}>{why}</p>
              ))}
            </Notice>
          ) : null}
          <SelectField label="To" value={to} onChange={(event) => setTo(event.target.value)}>
            <option value="">Back to the queues, for whoever comes next</option>
            {colleagues.map(({ id, fullName, role }) => (
              <option key={id} value={id}>
                {fullName}, {staffRoleWords[role].title}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="A note for all of them"
            hint="It stands beside each case that gets none of its own."
            maxLength={noteLimits.text}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <ul aria-label="What you hand over" className="grid gap-4">
            {cases.map((waiting) => (
              <li key={keyOfCase(waiting)} className="border-t border-line pt-3">
                <p className="font-medium wrap-anywhere">{caseTitle(waiting)}</p>
                <p className="mb-2 text-13 text-ink-soft">
                  {caseKindWords[waiting.kind]}
                  {waiting.person ? `, ${waiting.person.fullName}` : ''}
                </p>
                <TextField
                  label="Its own note"
                  maxLength={noteLimits.text}
                  value={notes[keyOfCase(waiting)] ?? ''}
                  onChange={(event) => setNotes({ ...notes, [keyOfCase(waiting)]: event.target.value })}
                />
              </li>
            ))}
          </ul>
          {cases.length === 0 ? <p className="text-ink-soft">You have nothing to hand over.</p> : null}
        </form>
      ) : (
        <Loading query={mine.data ? staff : mine} failed="We could not load what you have" />
      )}
    </Sheet>
  );
}
