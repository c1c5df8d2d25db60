import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function PackageDetailsPopup() {
  return (
    <EmptyState
      drawing="parcel"
      title="No parcel under this address"
      text="A parcel’s page shows what it is, where it goes and what the sender pays. This one is not on file: the link may be old or incomplete."
      action={
        <ButtonLink replace to={paths.timeline}>
          Open the timeline
        </ButtonLink>
      }
    />
  );
}
