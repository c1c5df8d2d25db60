import { LabelDesk } from '../../features/orders/components/labels/label-desk.tsx';
import { readChoice } from '../../session/kept-choice.ts';
import { useQuery } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';

/** Labels of many parcels, for whoever sends or carries them. */
export function LabelsRoute() {
  const chosen = readChoice(useQuery().get('chosen'));
  return (
    <Page>
      <PageHeader
        title="Print labels"
        lead="Choose parcels, and get one file with all their labels. The code on each opens its tracking page."
      />
      <LabelDesk chosen={chosen} />
    </Page>
  );
}
