import { useQuery, useQueryClient } from '@tanstack/react-query';
import { provideAsker } from '@waybill/client/browser-client';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from '../../../../ui/sheet.tsx';
import { getSecondFactorQuery } from '../../api/get-second-factor.ts';
import { ShowFactor } from './show-factor-form.tsx';

/**
 * Before documents, suspensions and money the server wants the second factor once more. Whatever was refused waits here,
 * and goes on by itself when it was shown.
 */
export function AskAgain() {
  const queries = useQueryClient();
  const { data: factor } = useQuery(getSecondFactorQuery);
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<((isShown: boolean) => void)[]>([]);

  useEffect(
    () =>
      provideAsker(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setAsking(true);
          }),
      ),
    [],
  );

  function answer(isShown: boolean): void {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isShown);
    void queries.invalidateQueries({ queryKey: getSecondFactorQuery.queryKey });
  }

  if (!isAsking) return null;
  return (
    <Sheet title="Confirm it’s you" open onClose={() => answer(false)}>
      <p className="mb-4 text-ink-soft">
        Before documents, suspensions and money we ask for your second factor once more. It counts for ten minutes.
      </p>
      <ShowFactor factor={factor} onShown={() => answer(true)} />
    </Sheet>
  );
}
