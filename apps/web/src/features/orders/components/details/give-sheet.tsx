import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { roleWords } from '@waybill/contract/businesses/role-words';
import { ridingRoles } from '@waybill/contract/businesses/roles';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useBusy } from '../../../../forms/use-busy.ts';
import { paths } from '../../../../session/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { listMembersQuery } from '../../../businesses/index.ts';
import { assignOrder } from '../../api/assign-order.ts';
import { endAssignment } from '../../api/end-assignment.ts';

type GiveSheetProps = { readonly order: OrderView; readonly onClose: () => void };

/** The people of the business who ride, to give an order to. */
export function GiveSheet({ order, onClose }: GiveSheetProps) {
  const queries = useQueryClient();
  const members = useInfiniteQuery(listMembersQuery);
  const { busy, run } = useBusy();
  const riders = members.data?.pages.flatMap(({ items }) => items).filter(({ role }) => ridingRoles.includes(role)) ?? [];
  const done = async (title: string, text: string) => {
    await queries.invalidateQueries({ queryKey: ['orders'] });
    toast.success(title, text);
    onClose();
  };
  const give = (riderId: string) =>
    run(async () => {
      const { riderName } = await assignOrder(order.id, riderId);
      await done(`${riderName} has it`, 'Their phone rings now.');
    });
  const takeBack = () =>
    run(async () => {
      await endAssignment(order.id);
      await done('Taken back', 'It waits for another rider.');
    });
  return (
    <Sheet title="Give this order to" open onClose={onClose}>
      {members.data ? null : <Loading query={members} failed="We could not load your people" />}
      {members.data && riders.length === 0 ? (
        <div className="grid gap-4">
          <p className="text-ink-soft">Nobody rides for you yet.</p>
          <ButtonLink to={paths.people} full>
            Invite somebody
          </ButtonLink>
        </div>
      ) : null}
      <div className="-mx-5" aria-busy={busy || undefined}>
        {riders.map(({ userId, fullName, role, openOrders }) => (
          <ListRow
            key={userId}
            title={fullName}
            text={`${roleWords[role].title} · ${openOrders === 0 ? 'nothing to do' : openOrders === 1 ? 'one order' : `${openOrders} orders`}`}
            onClick={() => void give(userId)}
          />
        ))}
      </div>
      {order.rider ? (
        <Button variant="quiet" full busy={busy} onClick={() => void takeBack()}>
          Take it back from {order.rider.firstName}
        </Button>
      ) : null}
    </Sheet>
  );
}
