import type { BoardOrderView } from '@waybill/contract/board/board-view';
import X from 'lucide-react/icons/x';
import { paths, withQuery } from '../../../session/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

type ChosenActsProps = {
  readonly orders: readonly BoardOrderView[];
  readonly onGive: () => void;
  readonly onTakeBack: (orders: readonly BoardOrderView[]) => void;
  readonly onNone: () => void;
};

/** What can be done with the parcels that are chosen. */
export function ChosenActs({ orders, onGive, onTakeBack, onNone }: ChosenActsProps) {
  const held = orders.filter(({ riderId }) => riderId !== null);
  return (
    <>
      <Button className="min-h-11 text-15" onClick={onGive}>
        Give {orders.length} to…
      </Button>
      {held.length > 0 ? (
        <Button variant="secondary" className="min-h-11 text-15" onClick={() => onTakeBack(held)}>
          Take {held.length} back
        </Button>
      ) : null}
      <ButtonLink
        variant="secondary"
        className="min-h-11 text-15"
        to={withQuery(paths.labels, { chosen: orders.map(({ orderId }) => orderId).join(',') })}
      >
        Print labels
      </ButtonLink>
      <IconButton label="Choose none" onClick={onNone}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}
