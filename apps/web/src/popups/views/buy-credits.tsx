import { paths } from '../../app/paths.ts';
import { Amount } from '../../ui/amount.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function BuyCreditsPopup() {
  return (
    <EmptyState
      drawing="letter"
      title="Credits"
      text={
        <>
          One credit pays one send-package charge of <Amount minor={50_000} currency="NGN" />, and is spent before money. Credits
          are not on sale at the moment.
        </>
      }
      action={
        <ButtonLink replace to={paths.buyCredits}>
          Read about credits
        </ButtonLink>
      }
    />
  );
}
