import type { ActView } from '@waybill/contract/ops/list-acts';
import { Link } from '../../../../ui/navigation/link.tsx';
import { When } from '../../../../ui/when.tsx';
import { actWords, whoActed } from '../../model/act-words.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { UndoLine } from '../undo/undo-line.tsx';

/** Several acts, one below the other. */
export function ActLines({ acts }: { readonly acts: readonly ActView[] }) {
  return (
    <ol className="mt-3 grid gap-3">
      {acts.map((act) => (
        <li key={act.id}>
          <ActLine act={act} />
        </li>
      ))}
    </ol>
  );
}

/** A line of the audit trail: the actor, the action, the subject and the reason. */
export function ActLine({ act }: { readonly act: ActView }) {
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{whoActed(act)}</strong> {actWords(act.what)}{' '}
        {act.userId && act.username ? (
          <Link to={opsHref(opsPaths.person, { id: act.userId })} className="link" data-row="">
            @{act.username}
          </Link>
        ) : (
          <span className="font-mono text-13">{act.subject}</span>
        )}
      </p>
      {act.because ? <p className="text-15 wrap-anywhere">“{act.because}”</p> : null}
      {act.about.length > 0 ? (
        <p className="text-13 wrap-anywhere">{act.about.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</p>
      ) : null}
      <p className="text-13 text-ink-soft">
        <When at={act.at} />
        {act.username && act.subject !== act.username ? (
          <span className="font-mono max-md:block">
            <span className="max-md:hidden"> · </span>
            {act.subject}
          </span>
        ) : null}
      </p>
      <UndoLine act={act} />
    </>
  );
}
