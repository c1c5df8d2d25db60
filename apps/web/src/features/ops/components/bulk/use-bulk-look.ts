import { useQuery } from '@tanstack/react-query';
import type { BulkCaseView } from '@waybill/contract/ops/bulk-act';
import { useRef } from 'react';
import { newKey } from '../../../../forms/request-key.ts';
import { type AskedAct, previewBulkQuery } from '../../api/preview-bulk.ts';
import { useBulkRun } from './use-bulk-run.ts';
import { type Choosable, keyOfCase } from './use-chosen.ts';

type Looked = {
  /** Undefined while something of it is missing. */
  readonly act: AskedAct | undefined;
  readonly cases: readonly Choosable[];
  readonly onMade: () => void;
  /** Nothing stays: there is no more to be read. */
  readonly onAllMade: (made: readonly BulkCaseView[]) => void;
};

const isDoneOf = ({ isDone }: BulkCaseView) => isDone;

/** What would become of each, the act on those with which it can be done, and what became of each. */
export function useBulkLook({ act, cases, onMade, onAllMade }: Looked) {
  const asked = cases.map(({ label: _, ...each }) => each);
  const preview = useQuery({ ...previewBulkQuery(act ?? { what: 'claim' }, asked), enabled: act !== undefined });
  const run = useBulkRun();
  // The key of an act lives as long as it is looked at: a second try after a lost answer does nothing twice.
  const keys = useRef(new Map<string, string>());
  const views = preview.data?.cases ?? [];
  const going = views.filter(isDoneOf);
  const staying = views.filter((view) => !isDoneOf(view));

  async function go(): Promise<void> {
    if (!act) return;
    const words = JSON.stringify(act);
    const key = keys.current.get(words) ?? newKey();
    keys.current.set(words, key);
    const names = new Set(going.map(keyOfCase));
    const made = await run.start({ act, cases: asked.filter((each) => names.has(keyOfCase(each))), key });
    if (!made) return;
    onMade();
    if (made.length === cases.length && made.every(isDoneOf)) onAllMade(made);
  }

  return {
    ...{ preview, run, going, staying, go },
    done: run.made.filter(isDoneOf),
    refused: run.made.filter((view) => !isDoneOf(view)),
  };
}
