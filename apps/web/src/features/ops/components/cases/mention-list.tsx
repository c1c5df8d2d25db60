import { useInfiniteQuery } from '@tanstack/react-query';
import type { MentionView } from '@waybill/contract/ops/note-view';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { When } from '../../../../ui/when.tsx';
import { listMentionsQuery } from '../../api/list-mentions.ts';
import { caseHref, caseKindWords } from '../../model/case-words.ts';
import { NotesSheet } from './notes-sheet.tsx';

/** Notes that call whoever looks, and that they have not read where they stand. Nothing where there is none. */
export function MentionList() {
  const { data } = useInfiniteQuery(listMentionsQuery);
  const [read, setRead] = useState<MentionView | null>(null);
  const unseen = data?.pages.flatMap((page) => page.items).filter(({ isSeen }) => !isSeen) ?? [];
  return (
    <>
      {unseen.length > 0 ? (
        <section aria-labelledby="mentions-heading" className="paper-card card-padded mb-6">
          <h2 id="mentions-heading" className="text-17">
            Colleagues call you
          </h2>
          <ul className="mt-3 grid gap-4">
            {unseen.map((mention) => (
              <Mention key={mention.id} mention={mention} onRead={() => setRead(mention)} />
            ))}
          </ul>
        </section>
      ) : null}
      {read ? <NotesSheet of={{ kind: read.kind, id: read.caseId }} onClose={() => setRead(null)} /> : null}
    </>
  );
}

function Mention({ mention, onRead }: { readonly mention: MentionView; readonly onRead: () => void }) {
  const { by, at, text, kind, caseId } = mention;
  return (
    <li className="border-l-3 border-marigold pl-3.5">
      <p className="text-13 text-ink-soft">
        <strong>{by.fullName}</strong> · <When at={at} /> · beside{' '}
        <Link to={caseHref(kind, caseId)} className="link">
          {caseKindWords[kind]}
        </Link>
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      <Button variant="quiet" className="mt-1" onClick={onRead}>
        Read and answer
      </Button>
    </li>
  );
}
