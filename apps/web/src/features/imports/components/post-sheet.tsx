import { ApiProblem, isProblem } from '@waybill/client/failures';
import type { ImportView } from '@waybill/contract/imports/import-view';
import { useRef, useState } from 'react';
import { paths } from '../../../session/paths.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { usePolling } from '../../../ui/use-polling.ts';
import { PinStep } from '../../wallet/index.ts';
import { getImportCounts } from '../api/get-import.ts';
import { postImport } from '../api/post-import.ts';
import { countOf } from '../model/rows.ts';

type PostSheetProps = {
  readonly of: ImportView;
  readonly onPosted: (next: ImportView) => void;
  /** Something was posted or has changed, and the import has to be looked at again. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

const askAgainMs = 800;

/** The last look: how many parcels, what they cost to the kobo, and the PIN. While they are posted it counts. */
export function PostSheet({ of, onPosted, onChanged, onClose }: PostSheetProps) {
  const { open } = usePopup();
  const { here } = useHere();
  const { currency, counts, covers } = of;
  const isShort = covers < counts.ready;
  const count = isShort ? covers : counts.ready;
  const total = isShort ? of.coversTotal : of.total;
  const money = (amount: number) => formatMoney(minorOf(amount), currency);
  const [done, setDone] = useState<number>();
  // Of the rows as they were when the sheet was opened: asked again after a failure it is the same request.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const isOver = useRef(false);
  usePolling(
    done === undefined ? undefined : askAgainMs,
    () => {
      void getImportCounts(of.id).then(
        (next) => isOver.current || setDone(next.counts.posted + next.counts.postedBefore - counts.posted - counts.postedBefore),
        () => undefined,
      );
    },
    0,
  );

  async function post(pin: string): Promise<void> {
    isOver.current = false;
    setDone(0);
    try {
      const ready = of.rows.filter(({ state }) => state === 'ready').map(({ position }) => position);
      const rows = isShort ? { rows: ready.slice(0, covers) } : {};
      const next = await postImport(of.id, { total, pin, ...rows }, key);
      toast.success(`${countOf(next.counts.posted - counts.posted)} posted`);
      onPosted(next);
    } finally {
      isOver.current = true;
      setDone(undefined);
    }
  }

  return (
    <Sheet title="Post them" open onClose={onClose}>
      {isShort ? (
        <Notice
          tone="attention"
          title={`Your wallet is enough for ${covers} of ${countOf(counts.ready)}`}
          action={
            <ButtonLink variant="secondary" to={paths.wallet}>
              Add money
            </ButtonLink>
          }
        >
          {money(of.total - of.available)} more would be enough for all.
        </Notice>
      ) : null}
      {done === undefined ? null : (
        <div role="status" className="grid gap-2 pb-4">
          <p className="font-medium">
            {done} of {countOf(count)} posted
          </p>
          <progress aria-label="Posted" max={count} value={done} className="h-2 w-full accent-palm" />
        </div>
      )}
      {count === 0 ? null : (
        <PinStep
          facts={[
            { caption: 'Parcels', value: countOf(count) },
            { caption: 'In all', value: money(total) },
            { caption: 'Left in your wallet', value: money(of.available - total) },
          ]}
          note="Fees wait in escrow, each until its parcel is handed over. Our charge for each is in the sum."
          confirmLabel={`Post ${countOf(count)} for ${money(total)}`}
          onConfirm={post}
          onFailure={(failure) => {
            if (isProblem(failure, 'pin_missing')) open('SetupPin', { back: here });
            else if (
              isProblem(failure, 'list_changed') ||
              isProblem(failure, 'no_longer_open') ||
              isProblem(failure, 'insufficient_funds')
            ) {
              // Another sum is another request.
              setKey(crypto.randomUUID());
              if (failure instanceof ApiProblem) toast.error('Please look again', failure.message);
              onChanged();
            } else {
              onChanged();
              return false;
            }
            return true;
          }}
          onForgot={() => open('ForgotPin', { back: here })}
        />
      )}
    </Sheet>
  );
}
