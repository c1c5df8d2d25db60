import { useQuery } from '@tanstack/react-query';
import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import type { ReportOutcome, ReportView } from '@waybill/contract/ops/list-reports';
import { getPersonQuery } from '../../api/get-person.ts';

type Plan = { readonly outcome: ReportOutcome; readonly takesDown: boolean };

type EffectsProps = { readonly report: ReportView; readonly plan: Plan };

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What will happen to the person, said from what is known of them now. */
function onPerson(outcome: ReportOutcome, { runningOrders, openReports, measures }: PersonDetailsView): string[] {
  const runs = runningOrders > 0 ? many(runningOrders, 'running order goes on', 'running orders go on') : '';
  const before = many(measures.length, 'time before', 'times before');
  if (outcome === 'warned') return [`They are warned. Something was set on them ${before}.`];
  if (outcome === 'restricted') return ['They can read and finish what is under way, and begin nothing new.', runs];
  if (outcome !== 'suspended') return [];
  return [
    'They are signed out everywhere, and every call of theirs is refused.',
    openReports > 1 ? `All ${openReports} open reports about them and what they posted close.` : '',
    runningOrders > 0 ? `${runs} without them.` : '',
  ];
}

/** What pressing the button does, each in a line, before it is pressed. */
export function Effects({ report: { about, alike }, plan: { outcome, takesDown } }: EffectsProps) {
  const { data } = useQuery(getPersonQuery(about.id));
  const lines = [
    takesDown ? 'The item goes from the timeline. What was held for it goes back, and whoever asked for it hears of it.' : '',
    alike > 0 ? `${many(alike, 'other report', 'other reports')} about the same close with it.` : '',
    ...(data ? onPerson(outcome, data) : []),
    takesDown || outcome !== 'nothing' ? 'They are told why.' : 'Nobody is told.',
  ].filter((line) => line !== '');
  return (
    <section aria-label="What will happen" aria-live="polite" className="rounded-field border border-line bg-paper p-4">
      <h3 className="text-15 font-semibold">What will happen</h3>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-15">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
