import { useInfiniteQuery } from '@tanstack/react-query';
import type { MyPackageView } from '@waybill/contract/orders/my-package-view';
import Eye from 'lucide-react/icons/eye';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { readerZone } from '../../../../ui/reader-zone.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { listMyPackagesQuery } from '../../api/list-my-packages.ts';
import { interestWords, myPackageWords } from '../../model/my-package-words.ts';

type HowItStandsProps = { readonly packageId: string; readonly onSearch: () => void };

/** For the sender of a parcel that nobody carries yet: who is interested, and how the search for a rider goes. */
export function HowItStands({ packageId, onSearch }: HowItStandsProps) {
  const query = useInfiniteQuery(listMyPackagesQuery({ relatedTimelineItemid: packageId }, readerZone()));
  const mine = query.data?.pages[0]?.items[0];
  if (query.isPending) return <SkeletonRows rows={1} />;
  // Who asked stands below, and says if it could not be loaded.
  if (!mine) return null;
  return (
    <>
      {mine.search ? <SearchNote mine={mine} onSearch={onSearch} /> : null}
      <Card className="flex items-center gap-3 text-15">
        <Eye size={20} aria-hidden="true" className="flex-none text-ink-soft" />
        <p>{interestWords(mine)}</p>
      </Card>
    </>
  );
}

type SearchNoteProps = { readonly mine: MyPackageView; readonly onSearch: () => void };

function SearchNote({ mine, onSearch }: SearchNoteProps) {
  const { word, text } = myPackageWords(mine);
  const state = mine.search?.state;
  return (
    <Notice
      tone={state === 'idle' ? 'info' : 'attention'}
      title={word}
      action={
        <Button variant="secondary" onClick={onSearch}>
          {state === 'ringing' ? 'See the search' : 'Ring riders'}
        </Button>
      }
    >
      {state === 'idle' ? 'Riders near the pickup have not been rung yet.' : `${text}.`}
    </Notice>
  );
}
