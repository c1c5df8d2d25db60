import { useEffect, useState } from 'react';
import { paths } from '../../../session/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { fetchLicences, listId, type ServedLicence } from './served-licences.ts';

export function LicenceList({ atHand }: { readonly atHand: () => readonly ServedLicence[] }) {
  const [licences, setLicences] = useState(atHand);
  const [isLost, setIsLost] = useState(false);
  const isMissing = licences.length === 0;
  useEffect(() => {
    if (isMissing) fetchLicences().then(setLicences, () => setIsLost(true));
  }, [isMissing]);

  if (isLost)
    return (
      <Notice tone="attention" title="We could not fetch the licences">
        <a href={paths.licences} className="underline">
          Load the page again
        </a>
      </Notice>
    );
  if (isMissing) return <SkeletonRows />;
  return (
    <Card id={listId} className="overflow-hidden p-0">
      {licences.map(({ name, about, text }) => (
        <details key={name} className="border-line not-first:border-t">
          <summary className="ml-10 cursor-pointer list-outside py-4 pr-5 font-medium">
            <span>
              <b className="font-medium wrap-anywhere">{name}</b> <i className="text-13 text-ink-soft not-italic">{about}</i>
            </span>
          </summary>
          <pre className="px-5 pb-5 font-mono text-13 wrap-anywhere whitespace-pre-wrap">{text}</pre>
        </details>
      ))}
    </Card>
  );
}
