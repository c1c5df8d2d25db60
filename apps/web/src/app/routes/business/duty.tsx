import { DutyCard } from '../../../features/fleet/components/duty-card.tsx';
import { OwnShifts } from '../../../features/fleet/components/own-shifts.tsx';
import { acting } from '../../../session/acting.ts';
import { paths } from '../../../session/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

/** A member’s own duty, vehicle and shifts for the business they act for. */
export function DutyRoute() {
  const me = acting();
  return (
    <Page narrow>
      <PageHeader title="Your shifts" lead={me ? `When you ride for ${me.businessName}, and with what.` : undefined} compact />
      {me ? (
        <div className="grid gap-6">
          <DutyCard />
          <OwnShifts />
        </div>
      ) : (
        <EmptyState
          drawing="bike"
          title="You act for nobody now"
          text="Shifts are those of a business that you ride for. Choose it in your account menu, at the top."
          action={<ButtonLink to={paths.dashboard}>To your home</ButtonLink>}
        />
      )}
    </Page>
  );
}
