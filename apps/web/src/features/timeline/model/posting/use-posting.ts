import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { showNew } from '../feed/change-everywhere.ts';
import { atTopFields } from './nested-fields.ts';
import { withoutPictures } from './pictures-gone.ts';

type PostingOptions<Plan, Item extends TimelineItemView> = {
  /** Names the form, so that its request keeps its key. */
  readonly keyName: string;
  readonly send: (plan: Plan, key: string) => Promise<Item>;
  readonly forget: () => void;
  readonly emptyPictures: () => void;
  readonly onKyc: () => void;
  /** The form’s names of fields that have another name on the wire. */
  readonly renamed?: Readonly<Record<string, string>>;
};

/** Sends what moves no money: once, whatever happens to the answer. */
export function usePosting<Plan, Item extends TimelineItemView>(options: PostingOptions<Plan, Item>) {
  const { keyName, send, forget, emptyPictures, onKyc, renamed } = options;
  const queries = useQueryClient();
  const [posted, setPosted] = useState<Item>();

  async function post(plan: Plan): Promise<void> {
    const item = await send(plan, requestKey(localStorage, keyName, plan)).catch((failure: unknown) => {
      throw withoutPictures(atTopFields(failure, renamed), emptyPictures);
    });
    forgetRequestKey(localStorage, keyName);
    forget();
    showNew(queries, item);
    setPosted(item);
  }

  function needsKyc(failure: unknown): boolean {
    const isKyc = isProblem(failure, 'kyc_required');
    if (isKyc) onKyc();
    return isKyc;
  }

  return { posted, post, needsKyc };
}
