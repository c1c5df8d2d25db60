import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReplyKind, replyKinds, replyKindWords } from '@waybill/contract/ops/reply-kinds';
import type { ReplyView } from '@waybill/contract/ops/reply-view';
import { retireReply as retireCall } from '@waybill/contract/ops/retire-reply';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { listRepliesQuery, replyStates } from '../../api/list-replies.ts';
import { retireReply } from '../../api/retire-reply.ts';
import { matchReplies } from '../../model/reply-search.ts';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';
import { useMay } from '../use-may.ts';
import { ReplySheet } from './reply-sheet.tsx';
import { ReplySlip } from './reply-slip.tsx';

const words = { 'in-use': 'In use', retired: 'Retired' } as const;
const kinds = ['all', ...replyKinds] as const;

/** What the team has saved to send again: looked through by everybody, written by leads. */
export function ReplyList() {
  const may = useMay();
  const [state, setState] = useStateInQuery(replyStates);
  const [kind, setKind] = useStateInQuery(kinds, 'kind');
  const [text, setText] = useState('');
  const [changing, setChanging] = useState<ReplyView | 'new'>();
  const query = useQuery(listRepliesQuery(state));
  const retire = useRetire();
  const isLead = may(retireCall);
  const shown = matchReplies(query.data ?? [], text).filter((reply) => kind === 'all' || reply.kinds.includes(kind));
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <StateTabs label="Which replies" words={words} states={replyStates} value={state} onChange={setState} />
        {isLead ? (
          <Button className="mb-5" onClick={() => setChanging('new')}>
            Write a reply
          </Button>
        ) : null}
      </div>
      <div className="mb-5 grid gap-4 md:grid-cols-[1fr_16rem] md:items-start">
        <SearchField label="Find a saved reply" value={text} onChange={setText} maxLength={80} />
        <KindField kind={kind} onChange={(wanted) => setKind(wanted)} />
      </div>
      {query.data ? (
        <ul aria-label="Saved replies" className="grid gap-4 xl:grid-cols-2">
          {shown.map((reply) => (
            <ReplySlip
              key={reply.id}
              reply={reply}
              {...(isLead ? { onChange: () => setChanging(reply), onRetire: () => void retire(reply) } : {})}
            />
          ))}
        </ul>
      ) : (
        <Loading query={query} failed="We could not load the saved replies" />
      )}
      {query.data && shown.length === 0 ? (
        <EmptyState
          drawing="letter"
          title={
            query.data.length === 0 ? (state === 'retired' ? 'Nothing is retired' : 'Nothing is saved yet') : 'No reply like this'
          }
          text={
            query.data.length === 0
              ? state === 'retired'
                ? 'What is retired is kept here, and can be brought back.'
                : 'What you write again and again can be saved once, for all of us.'
              : 'Try another word, or all kinds of cases.'
          }
        />
      ) : null}
      {changing ? <ReplySheet reply={changing === 'new' ? undefined : changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  );
}

type KindFieldProps = { readonly kind: ReplyKind | 'all'; readonly onChange: (kind: ReplyKind | 'all') => void };

function KindField({ kind, onChange }: KindFieldProps) {
  return (
    <SelectField
      label="For"
      value={kind}
      onChange={(event) => onChange(kinds.find((known) => known === event.target.value) ?? 'all')}
    >
      <option value="all">All kinds of cases</option>
      {replyKinds.map((known) => (
        <option key={known} value={known}>
          {replyKindWords[known]}
        </option>
      ))}
    </SelectField>
  );
}

/** Retires a reply or brings it back, with a way to think again. */
function useRetire(): (reply: ReplyView) => Promise<void> {
  const queries = useQueryClient();
  async function set(reply: ReplyView, isRetired: boolean): Promise<void> {
    try {
      await retireReply(reply.id, isRetired);
      const done = isRetired ? `“${reply.title}” is retired` : `“${reply.title}” is in use again`;
      const words = isRetired ? 'Nobody is offered it any more.' : 'Everybody finds it again.';
      toast.asking(done, words, { label: 'Undo', act: () => void set(reply, !isRetired) });
    } catch (failure) {
      toast.error('That did not work', failure instanceof Error ? failure.message : undefined);
    }
    void queries.invalidateQueries({ queryKey: ['ops', 'replies'] });
  }
  return (reply) => set(reply, !reply.isRetired);
}
