import { useQuery } from '@tanstack/react-query';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import type { RelatedCaseView, RelatedView } from '@waybill/contract/ops/get-related';
import { Amount } from '../../../../ui/amount.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Link } from '../../../../ui/navigation/link.tsx';
import { When } from '../../../../ui/when.tsx';
import { getRelatedQuery } from '../../api/get-related.ts';
import { opsPaths } from '../../model/ops-paths.ts';
import { relatedHref, relatedTitle, relatedWord } from '../../model/related-words.ts';
import { PersonLine } from '../person-line.tsx';
import { useMayOpen } from '../use-may.ts';

type RelatedProps = {
  /** Ids of the people of the case, three at most. */
  readonly people: readonly string[];
  /** The case itself, which is in sight already. */
  readonly of?: CaseName;
};

/** What hangs together with the people of a case: other cases, open and over, money that waits, shared devices. */
export function RelatedPanel({ className, ...props }: RelatedProps & { readonly className?: string }) {
  return (
    <Card className={className}>
      <h2 className="text-17">What hangs together</h2>
      <Related {...props} />
    </Card>
  );
}

export function Related({ people, of }: RelatedProps) {
  const query = useQuery(getRelatedQuery(people));
  const related = query.data;
  if (!related) return <Loading query={query} failed="We could not load what hangs together" />;
  const cases = related.cases.filter(({ kind, id }) => kind !== of?.kind || id !== of.id);
  const showsPerson = related.people.length > 1;
  const open = cases.filter(({ endedAt }) => endedAt === null);
  const over = cases.filter(({ endedAt }) => endedAt !== null);
  return (
    <div className="mt-3 grid gap-4">
      <Cases title="Open" cases={open} none="Nothing else is open." showsPerson={showsPerson} />
      {over.length > 0 ? <Cases title="Before" cases={over} none="" showsPerson={showsPerson} /> : null}
      <Waiting people={related.people} />
      <Devices shared={related.sharedDevices} />
    </div>
  );
}

type CasesProps = {
  readonly title: string;
  readonly cases: readonly RelatedCaseView[];
  readonly none: string;
  readonly showsPerson: boolean;
};

const shownAtFirst = 6;

function Cases({ title, cases, none, showsPerson }: CasesProps) {
  const first = cases.slice(0, shownAtFirst);
  const rest = cases.slice(shownAtFirst);
  const lines = (some: readonly RelatedCaseView[], label: string) => (
    <ul aria-label={label} className="grid gap-2">
      {some.map((one) => (
        <CaseLine key={`${one.kind} ${one.id}`} one={one} showsPerson={showsPerson} />
      ))}
    </ul>
  );
  return (
    <section aria-label={title}>
      <h3 className="caption mb-1">{title}</h3>
      {cases.length === 0 ? <p className="text-15 text-ink-soft">{none}</p> : lines(first, title)}
      {rest.length > 0 ? (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 text-15 font-medium">{rest.length} more</summary>
          {lines(rest, `More, ${title.toLowerCase()}`)}
        </details>
      ) : null}
    </section>
  );
}

function CaseLine({ one, showsPerson }: { readonly one: RelatedCaseView; readonly showsPerson: boolean }) {
  const to = relatedHref(one, useMayOpen());
  const words = `${relatedWord(one)}: ${relatedTitle(one)}`;
  return (
    <li className="text-15 wrap-anywhere">
      {to === null ? (
        <span className="font-medium">{words}</span>
      ) : (
        <Link to={to} className="inline-block py-1 font-medium underline underline-offset-3">
          {words}
        </Link>
      )}
      <span className="block text-13 text-ink-soft">
        {showsPerson ? `${one.person.fullName} · ` : ''}
        {one.outcome ? `${one.outcome} · ` : ''}
        <When at={one.endedAt ?? one.since} />
        {to === null ? ' · not for your role' : ''}
      </span>
    </li>
  );
}

function Waiting({ people }: Pick<RelatedView, 'people'>) {
  const lines = people.flatMap(({ person, inEscrow, waitingPayouts }) => [
    ...inEscrow.map((sum) => ({ ...sum, key: `${person.id} ${sum.currency}`, words: `${person.fullName}, in escrow` })),
    ...waitingPayouts.map((sum) => ({
      ...sum,
      key: `${person.id} out ${sum.currency}`,
      words: `${person.fullName}, ${sum.count === 1 ? 'a payout' : `${sum.count} payouts`} on the way`,
    })),
  ]);
  if (lines.length === 0) return null;
  return (
    <section aria-label="Money that waits">
      <h3 className="caption mb-1">Money that waits</h3>
      <ul className="grid gap-1 text-15">
        {lines.map(({ key, words, amount, currency }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">{words}</span>
            <Amount minor={minorOf(amount)} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Devices({ shared }: { readonly shared: RelatedView['sharedDevices'] }) {
  if (shared.length === 0) return null;
  return (
    <section aria-label="Same device, perhaps">
      <h3 className="caption mb-1">Same device, perhaps</h3>
      <p className="text-13 text-ink-soft">
        Signed in from one address with one kind of device. A house or a café may share one.
      </p>
      <ul className="mt-2 grid gap-2">
        {shared.map(({ person, other, device, lastAt }) => (
          <li key={`${person.id} ${other.id}`} className="grid gap-1">
            <PersonLine person={other} isLink size={28} />
            <span className="text-13 text-ink-soft wrap-anywhere">
              as {person.fullName}: {device}, <When at={lastAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way from a person to all that is theirs in the two lists. */
export function TheirLists({ userId }: { readonly userId: string }) {
  const mayOpen = useMayOpen();
  const lists = [
    { path: opsPaths.orders, label: 'Their orders' },
    { path: opsPaths.transactions, label: 'Their transactions' },
  ].filter(({ path }) => mayOpen(path));
  return (
    <p className="flex flex-wrap gap-x-4">
      {lists.map(({ path, label }) => (
        <Link
          key={path}
          to={`${path}?userId=${userId}`}
          className="inline-flex min-h-11 items-center underline underline-offset-3"
        >
          {label}
        </Link>
      ))}
    </p>
  );
}
