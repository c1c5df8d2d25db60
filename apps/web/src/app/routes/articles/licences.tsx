import { licences } from 'virtual:licences';
import { ArticleFrame } from '../../shell/article-frame.tsx';
import { LicenceList } from './licence-list.tsx';
import { readLicences, type ServedLicence } from './served-licences.ts';

export function LicencesRoute() {
  return (
    <ArticleFrame title="Licences" lead="Waybill stands on the work of others, who let everybody use it. Thank you.">
      <LicenceList atHand={licencesAtHand} />
    </ArticleFrame>
  );
}

/** Drawn ahead from the packages themselves; in the browser from the page as it was served. */
function licencesAtHand(): readonly ServedLicence[] {
  if (import.meta.env.PROD && !import.meta.env.SSR) return readLicences(document);
  return licences.map(({ name, version, licence, text }) => ({
    name,
    about: [version, licence].filter(Boolean).join(', '),
    text,
  }));
}
