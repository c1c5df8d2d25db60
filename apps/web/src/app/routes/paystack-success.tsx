import { ButtonLink } from '../../ui/button.tsx';
import { useQuery } from '../../ui/navigation/navigation.ts';
import { paths } from '../paths.ts';
import { EmptyPlace } from './parts/empty-place.tsx';

/** Where the card page sends people back to. It believes nothing the address says about money. */
export function PaystackSuccessRoute() {
  const query = useQuery();
  const reference = query.get('reference') ?? query.get('trxref');
  return (
    <EmptyPlace
      narrow
      title="Back from the card page"
      lead="A payment counts once our books have it, not because a page says so."
      drawing="letter"
      empty="No payment is waiting"
      text={
        reference ? (
          <>
            We have no payment with the reference <span className="font-mono break-all text-ink">{reference}</span> on file. If
            money left your account, your bank can trace it by that reference.
          </>
        ) : (
          'You were not in the middle of paying for anything.'
        )
      }
      action={<ButtonLink to={paths.dashboard}>Back to the dashboard</ButtonLink>}
    />
  );
}
