import { actFor } from '../../session/acting.ts';
import { paths } from '../../session/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

/** A page that is no part of what somebody may do for the business they act for. */
export function NotYourRole({ businessName }: { readonly businessName: string }) {
  return (
    <Page narrow>
      <PageHeader title="Not part of your work here" />
      <EmptyState
        drawing="door"
        title={`${businessName} has not given you this`}
        text="To see your own, act privately. If you need this for your work, ask the owner."
        action={
          <>
            <ButtonLink to={paths.orders}>To the orders</ButtonLink>
            <Button variant="secondary" onClick={() => actFor(undefined)}>
              Act privately
            </Button>
          </>
        }
      />
    </Page>
  );
}
