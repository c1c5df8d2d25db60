import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function OrderDetailsPopup() {
  return (
    <EmptyState
      drawing="letter"
      title="No order under this address"
      text="An order’s page shows who carries the parcel, where it is and what happens next. This one is not on file: the link may be old or incomplete."
      action={
        <ButtonLink replace to={paths.orders}>
          See your orders
        </ButtonLink>
      }
    />
  );
}
