import { useQuery } from '@tanstack/react-query';
import { exportFigures as exportCall } from '@waybill/contract/ops/export-figures';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { toast } from '../../../../ui/toast.tsx';
import { exportFigures } from '../../api/export-figures.ts';
import { type FigureDays, getFiguresQuery } from '../../api/get-figures.ts';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';
import { useMay } from '../use-may.ts';
import { QueueCard } from './queue-card.tsx';

const words = { '30': '30 days', '7': '7 days', '90': '90 days' } as const satisfies Record<FigureDays, string>;
/** The first one is shown first. */
const choices: readonly FigureDays[] = ['30', '7', '90'];
const asShown: readonly FigureDays[] = ['7', '30', '90'];

/** How it goes in each queue that one works in. */
export function QueuesFigures() {
  const [days, setDays] = useStateInQuery(choices, 'days');
  const query = useQuery(getFiguresQuery(days));
  const may = useMay();
  const { busy, run } = useBusy();
  async function save(): Promise<void> {
    saveFile('waybill-queues.csv', await exportFigures(days));
    toast.success('The file is ready', 'That it was taken out of here is in the trail.');
  }
  return (
    <>
      <StateTabs label="Which days" words={words} states={asShown} value={days} onChange={setDays} />
      <p className="mb-4 text-15 text-ink-soft">
        Days in Lagos, today included, beside as many days before. What comes within 30 days after a decision about the same
        subject has come back.
      </p>
      {may(exportCall) ? (
        <p className="mb-4">
          <Button variant="secondary" busy={busy} onClick={() => void run(save)}>
            Save as CSV
          </Button>
        </p>
      ) : null}
      {query.data ? (
        <div className="grid items-start gap-5 lg:grid-cols-2" aria-busy={query.isPlaceholderData}>
          {query.data.queues.map((queue) => (
            <QueueCard key={queue.kind} queue={queue} />
          ))}
        </div>
      ) : (
        <Card>
          <Loading query={query} failed="We could not load the figures" rows={6} />
        </Card>
      )}
    </>
  );
}
