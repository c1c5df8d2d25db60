import { useQueryClient } from '@tanstack/react-query';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { claimCase } from '../../api/claim-case.ts';
import { getDeskQuery } from '../../api/get-desk.ts';
import { useCase } from './use-case.ts';

/** Before a decision: a colleague has the case, and it can be taken over from them, which is written down. */
export function HeldNotice({ of }: { readonly of: CaseName }) {
  const { hold, isMine } = useCase(of);
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  if (!hold || isMine) return null;
  const { by, since } = hold;

  // The desk alone: what is being decided is not taken from under the sheet.
  async function takeOver(): Promise<void> {
    await run(() => claimCase(of, by.id));
    await queries.invalidateQueries({ queryKey: getDeskQuery.queryKey });
  }

  return (
    <Notice
      tone="attention"
      title={`${by.fullName} has this`}
      action={
        <Button variant="secondary" busy={busy} onClick={() => void takeOver()}>
          Take it over
        </Button>
      }
    >
      Since <When at={since} />. Please take it over before you decide: they see that you did.
    </Notice>
  );
}
