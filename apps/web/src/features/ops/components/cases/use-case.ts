import { useQuery } from '@tanstack/react-query';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import type { ColleagueView, HoldView } from '@waybill/contract/ops/case-view';
import { useUser } from '../../../../session/user-context.tsx';
import { getDeskQuery } from '../../api/get-desk.ts';

export type SharedCase = {
  readonly hold: HoldView | undefined;
  readonly isMine: boolean;
  /** Colleagues who have it open now. */
  readonly others: readonly ColleagueView[];
};

/** Who holds a case and who looks at it, as far as we know. */
export function useCase({ kind, id }: CaseName): SharedCase {
  const user = useUser();
  const { data: desk } = useQuery(getDeskQuery);
  const hold = desk?.held.find((held) => held.kind === kind && held.id === id);
  const looking = desk?.looking.filter((glance) => glance.kind === kind && glance.id === id && glance.by.id !== user.id) ?? [];
  return { hold, isMine: hold?.by.id === user.id, others: looking.map(({ by }) => by) };
}
