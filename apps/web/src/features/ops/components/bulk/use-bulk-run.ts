import type { BulkCaseView } from '@waybill/contract/ops/bulk-act';
import { useRef, useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { actInBulk } from '../../api/act-in-bulk.ts';

/** Deals with cases part by part. What has failed can be started again with the same key: what was done is not done twice. */
export function useBulkRun() {
  const { busy, run } = useBusy();
  const [made, setMade] = useState<readonly BulkCaseView[]>([]);
  const [isOver, setOver] = useState(false);
  const isStopped = useRef(false);

  /** What became of each; nothing where it failed on the way. */
  async function start(asked: Parameters<typeof actInBulk>[0]): Promise<readonly BulkCaseView[] | undefined> {
    const answered: BulkCaseView[] = [];
    let isThrough = false;
    isStopped.current = false;
    await run(async () => {
      await actInBulk(asked, (part) => {
        answered.push(...part);
        setMade([...answered]);
        return !isStopped.current;
      });
      isThrough = true;
    });
    if (!isThrough) return undefined;
    setOver(true);
    return answered;
  }

  /** After the part that is under way. */
  function stop(): void {
    isStopped.current = true;
  }

  return { busy, made, isOver, start, stop };
}
