import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { dueAt } from '@waybill/contract/ops/case-times';
import type { AskedSideView } from '@waybill/contract/ops/case-view';
import { AskedLine } from './asked-line.tsx';
import { Due } from './due.tsx';
import { useCase } from './use-case.ts';

type CaseMarkProps = {
  readonly of: CaseName;
  readonly since: string | null;
  /** What its sides were asked. */
  readonly asked?: readonly AskedSideView[];
};

/** On the line of a case in its queue: when it is due, who holds it and who looks at it. `since` is null once it is over. */
export function CaseMark({ of, since, asked = [] }: CaseMarkProps) {
  const { hold, isMine, others } = useCase(of);
  if (!since) return null;
  const parts = [
    hold ? (isMine ? 'yours' : `${hold.by.fullName} has it`) : null,
    others.length > 0
      ? `${others.map(({ fullName }) => fullName).join(', ')} ${others.length > 1 ? 'look' : 'looks'} at it`
      : null,
  ].filter((part) => part !== null);
  return (
    <span className="text-13">
      <AskedLine asked={asked} />
      <Due at={dueAt(of.kind, new Date(since), asked)} />
      {parts.map((part) => (
        <span key={part} className="text-ink-soft">
          {' · '}
          {part}
        </span>
      ))}
    </span>
  );
}
