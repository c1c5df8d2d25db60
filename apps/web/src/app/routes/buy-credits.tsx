import { Amount } from '../../ui/amount.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { paths } from '../paths.ts';
import { EmptyPlace } from './parts/empty-place.tsx';

export function BuyCreditsRoute() {
  return (
    <EmptyPlace
      narrow
      title="Credits"
      lead={
        <>
          One credit pays one send-package charge of <Amount minor={50_000} currency="NGN" />, and is spent before money.
        </>
      }
      drawing="letter"
      empty="You have no credits"
      text="They are not on sale at the moment. Without a credit the charge is paid from your wallet."
      action={<ButtonLink to={paths.dashboard}>Back to the dashboard</ButtonLink>}
    />
  );
}
