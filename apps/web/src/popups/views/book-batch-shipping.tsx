import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function BookBatchShippingPopup() {
  return (
    <EmptyState
      drawing="bus"
      title="A place in a batch"
      text="A dispatch partner takes many parcels from one pickup to several towns on one day. No batch is taking parcels at the moment."
      action={
        <ButtonLink replace to={paths.timeline}>
          Open the timeline
        </ButtonLink>
      }
    />
  );
}
