import type { MeasureView } from '@waybill/contract/measures/measure-view';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../../../session/paths.ts';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { appealSuspension } from '../../api/appeal-suspension.ts';
import { getSuspension } from '../../api/get-suspension.ts';
import { AppealPart } from './appeal-part.tsx';
import { MeasureNote } from './measure-note.tsx';

/** What somebody reads who gets no further than this: why, in our words, and the way to say that it was wrong. */
export function OwnSuspension() {
  const { measure, isLoading, error, load } = useSuspension();
  if (error) return <FailedToLoad title="We could not load why" query={{ error, refetch: load, isFetching: isLoading }} />;
  if (measure)
    return (
      <div className="paper-card card-padded">
        <MeasureNote measure={measure} Heading="h2" />
        <AppealPart measure={measure} onAppeal={async (says) => load(await appealSuspension(says))} />
      </div>
    );
  if (isLoading) return <SkeletonRows rows={2} />;
  return (
    <p className="text-ink-soft">
      To read why, and to appeal, please{' '}
      <Link to={paths.login} className="link">
        sign in once more
      </Link>
      . You can also reply to the email that we sent you.
    </p>
  );
}

function useSuspension() {
  const [state, setState] = useState<{ readonly measure?: MeasureView; readonly error?: Error; readonly isLoading: boolean }>({
    isLoading: true,
  });
  const load = useCallback(async (known?: MeasureView) => {
    setState((before) => ({ ...before, isLoading: true }));
    try {
      const measure = known ?? (await getSuspension());
      setState({ isLoading: false, ...(measure && { measure }) });
    } catch (failure) {
      setState({ isLoading: false, error: failure instanceof Error ? failure : new Error(String(failure)) });
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { ...state, load };
}
