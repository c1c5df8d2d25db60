import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type NothingHereProps = { readonly isEmpty: boolean; readonly onAll: () => void };

/** No parcel is on the board, or none of those that somebody looks for. */
export function NothingHere({ isEmpty, onAll }: NothingHereProps) {
  return isEmpty ? (
    <EmptyState
      drawing="shelf"
      title="Nothing waits"
      text="Requests, express calls and parcels to carry stand here as they come, the most urgent above."
    />
  ) : (
    <EmptyState
      drawing="map"
      title="Nothing like that"
      text="No parcel on the board fits what you look for."
      action={
        <Button variant="secondary" onClick={onAll}>
          Show everything
        </Button>
      }
    />
  );
}
