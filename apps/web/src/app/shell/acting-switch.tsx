import { useQuery } from '@tanstack/react-query';
import { roleNames } from '@waybill/contract/businesses/role-words';
import Building from 'lucide-react/icons/building-2';
import UserRound from 'lucide-react/icons/user-round';
import { listMembershipsQuery } from '../../features/businesses/api/list-memberships.ts';
import { actFor, acting } from '../../session/acting.ts';
import { session } from '../../session/session.ts';
import { ListRow } from '../../ui/list-row.tsx';

/** Acts for a business one belongs to, or for oneself again. */
export function ActingSwitch() {
  const { data: memberships = [] } = useQuery(listMembershipsQuery);
  const state = session.state();
  if (acting())
    return (
      <ListRow
        title="Act privately"
        text="Back to what is your own"
        onClick={() => actFor(undefined)}
        leading={<UserRound size={20} aria-hidden="true" />}
      />
    );
  if (state.status !== 'signed-in') return null;
  return memberships.map(({ businessId, businessName, role }) => (
    <ListRow
      key={businessId}
      title={`Act for ${businessName}`}
      text={`As ${roleNames[role]}`}
      onClick={() => actFor({ personId: state.user.id, businessId, businessName, role })}
      leading={<Building size={20} aria-hidden="true" />}
    />
  ));
}
