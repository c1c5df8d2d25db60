import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { getLookQuery } from '../api/get-look.ts';
import { boxLine, parcelLine } from '../model/embed-lines.ts';
import { CopyText } from './copy-text.tsx';
import { LookForm } from './look-form.tsx';

/** How the tracking pages of somebody’s parcels look, and the lines that put them into a site. */
export function LookDesk({ userId }: { readonly userId: string }) {
  const query = useQuery(getLookQuery);
  const look = query.data;
  if (!look)
    return query.error ? (
      <FailedToLoad title="We could not load your look" query={query} />
    ) : (
      <Skeleton shape="card" className="h-96" />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Card>
        <LookForm look={look} userId={userId} />
      </Card>
      <section aria-labelledby="embed-heading">
        <h2 id="embed-heading" className="mb-2.5 text-21">
          On your own site
        </h2>
        <Card className="grid gap-6">
          <p className="text-15 text-ink-soft">
            Paste one line where it should stand. It shows the page in a frame, sets no cookie and runs nothing on your site.
          </p>
          <CopyText label="A box for the number" text={boxLine(location.origin, look.username)} />
          <CopyText label="One parcel, with its number in place of TRACKING-NUMBER" text={parcelLine(location.origin)} />
        </Card>
      </section>
    </div>
  );
}
