import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function BatchShippingPopup() {
  const { isDispatchPartner } = useUser();
  return (
    <EmptyState
      drawing="bus"
      title="One pickup, many towns"
      text={
        isDispatchPartner
          ? 'A batch has one pickup, several drop-offs, a date and a price range. You have no batch on the road, and new ones cannot be posted at the moment.'
          : 'Only dispatch partners, businesses with a fleet, post batches. You find theirs on the timeline.'
      }
      action={
        isDispatchPartner ? (
          <ButtonLink replace to={paths.activity}>
            See your activity
          </ButtonLink>
        ) : (
          <ButtonLink replace to={paths.timeline}>
            Open the timeline
          </ButtonLink>
        )
      }
    />
  );
}
