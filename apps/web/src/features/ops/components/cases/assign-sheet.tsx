import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayDecide } from '@waybill/contract/ops/case-calls';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { staffRoleWords } from '@waybill/contract/ops/staff-role-words';
import { useId, useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { assignCase } from '../../api/assign-case.ts';
import { listStaffQuery } from '../../api/list-staff.ts';

type AssignSheetProps = { readonly of: CaseName; readonly onClose: () => void };

/** A lead gives a case to somebody whose role decides such cases. */
export function AssignSheet({ of, onClose }: AssignSheetProps) {
  const query = useQuery(listStaffQuery);
  const queries = useQueryClient();
  const form = useId();
  const [to, setTo] = useState('');
  const [isTried, setTried] = useState(false);
  const { busy, run } = useBusy();
  const colleagues = query.data?.filter(({ role }) => mayDecide(role, of.kind)) ?? [];

  async function give(): Promise<void> {
    setTried(true);
    const colleague = colleagues.find(({ id }) => id === to);
    if (!colleague) return;
    await run(async () => {
      await assignCase(of, to);
      toast.success(`${colleague.fullName} has it now`);
      onClose();
    });
    void queries.invalidateQueries({ queryKey: ['ops'] });
  }

  return (
    <Sheet
      title="Give it to a colleague"
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Give it
          </Button>
        </>
      }
    >
      {query.data ? (
        <form
          id={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void give();
          }}
        >
          <p className="text-ink-soft">They see it under “My work” at once. Whoever had it before has it no longer.</p>
          <SelectField
            label="Colleague"
            value={to}
            error={isTried && to === '' ? 'Please choose somebody' : undefined}
            onChange={(event) => setTo(event.target.value)}
          >
            <option value="">Choose</option>
            {colleagues.map(({ id, fullName, role }) => (
              <option key={id} value={id}>
                {fullName}, {staffRoleWords[role].title}
              </option>
            ))}
          </SelectField>
        </form>
      ) : (
        <Loading query={query} failed="We could not load the team" />
      )}
    </Sheet>
  );
}
