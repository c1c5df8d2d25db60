import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { session } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { confirmMeasure } from '../../api/confirm-measure.ts';
import { listMeasuresQuery } from '../../api/list-measures.ts';
import { MeasureNote } from './measure-note.tsx';
import { OwnAppeal } from './own-appeal.tsx';

/**
 * What our team has told somebody and they have not confirmed yet, the oldest first. Closed, it waits until the next time they come:
 * somebody at a door has a parcel to hand over.
 */
export function MeasureSlip({ onLater }: { readonly onLater: () => void }) {
  const { data } = useQuery(listMeasuresQuery);
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const waiting = (data?.items ?? []).filter(
    ({ id, kind, readAt, lifted }) => kind !== 'suspension' && readAt === null && lifted === null && !confirmed.includes(id),
  );
  const measure = waiting.at(-1);
  if (!measure) return null;

  async function confirm(id: string): Promise<void> {
    await confirmMeasure(id);
    setConfirmed([...confirmed, id]);
    await queries.invalidateQueries({ queryKey: listMeasuresQuery.queryKey });
    await session.reloadUser();
  }

  return (
    <Sheet
      title="A word from our team"
      shows={measure.id}
      open
      onClose={onLater}
      footer={
        <Button busy={busy} onClick={() => void run(() => confirm(measure.id))}>
          I have read it
        </Button>
      }
    >
      <MeasureNote measure={measure} />
      <OwnAppeal key={measure.id} measure={measure} />
      <p className="mt-4 text-13 text-ink-soft">Only you and our team see this.</p>
    </Sheet>
  );
}
