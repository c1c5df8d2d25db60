import { useQuery } from '@tanstack/react-query';
import type { ActView } from '@waybill/contract/ops/list-acts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useUser } from '../../../../session/user-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { listDecisionsQuery } from '../../api/list-acts.ts';
import { actWords } from '../../model/act-words.ts';
import { minutesWords } from './undo-line.tsx';
import { useMinutesToUndo, useUndo } from './use-undo.ts';

/** At the foot of every page of the console, as long as the last decision of whoever looks can be taken back. */
export function UndoBar() {
  const { username } = useUser();
  const { data } = useQuery(listDecisionsQuery(username));
  const [hidden, setHidden] = useState<string>();
  const last = data?.items.find(({ undo }) => undo.until !== null);
  if (!last || last.id === hidden) return null;
  return <Bar key={last.id} act={last} onHide={() => setHidden(last.id)} />;
}

function Bar({ act, onHide }: { readonly act: ActView; readonly onHide: () => void }) {
  const left = useMinutesToUndo(act);
  const { busy, undo } = useUndo(act.id);
  if (left === 0) return null;
  return (
    <section aria-label="Your last decision" className="ops-undo paper-card">
      <p className="min-w-0 flex-1 text-15 wrap-anywhere" role="status">
        You {actWords(act.what)} {act.username ? `@${act.username}` : act.subject}
        <span className="block text-13 text-ink-soft">{minutesWords(left)}</span>
      </p>
      <Button variant="secondary" busy={busy} onClick={undo}>
        Undo
      </Button>
      <IconButton label="Put away" onClick={onHide}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
