import { ImportStart } from '../../features/imports/components/import-start.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function ImportsRoute() {
  return (
    <Page narrow>
      <PageHeader {...ImportsRoute.heading} />
      <ImportStart />
    </Page>
  );
}

ImportsRoute.heading = { title: 'Send from a file', lead: 'A day’s parcels at once, from the sheet that you have already.' };
