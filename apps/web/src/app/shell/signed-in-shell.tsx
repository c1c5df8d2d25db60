import type { OwnUser } from '@waybill/contract/users/user-view';
import { type ReactNode, useEffect } from 'react';
import { useDutyMemory } from '../../features/orders/model/duty-memory.ts';
import { useHasClaims } from '../../features/orders/model/proof/claims-key.ts';
import { useRings } from '../../features/orders/model/rings-state.ts';
import { acting } from '../../session/acting.ts';
import { hasIntent } from '../../session/intent-key.ts';
import { paths } from '../../session/paths.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { UserProvider } from '../../session/user-context.tsx';
import { CouldNotOpen } from '../../ui/could-not-open.tsx';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { Redirect } from '../../ui/navigation/redirect.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { besideRail, useMedia } from '../../ui/use-media.ts';
import { idle } from '../../ui/when-idle.ts';
import { PopupHost } from '../popup-host.tsx';
import { ActingBar, useActingEnded } from './acting-bar.tsx';
import { activeViewIndex } from './active-view.ts';
import { BottomBar } from './bottom-bar.tsx';
import { isOpenTo } from './menu.ts';
import { NotYourRole } from './not-your-role.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { SideRail } from './side-rail.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useSearchKeys } from './use-search-keys.ts';
import { useUnseen } from './use-unseen.ts';

const AccountNotes = onDemand(async () => (await import('./account-notes.tsx')).AccountNotes);
const Onboarding = onDemand(async () => (await import('./onboarding.tsx')).Onboarding);
const DutyKeeper = onDemand(async () => (await import('./duty-keeper.tsx')).DutyKeeper);
const PresenceKeeper = onDemand(async () => {
  await idle();
  return (await import('./presence-keeper.tsx')).PresenceKeeper;
});
const ClaimsBoard = onDemand(async () => (await import('../../features/orders/components/proof/claims-board.tsx')).ClaimsBoard);
const RingBar = onDemand(async () => (await import('./ring-bar.tsx')).RingBar);
const SearchPanel = onDemand(
  async () => (await import('./search-panel.tsx')).SearchPanel,
  () => <CouldNotOpen onClose={ui.closeSearch} />,
);

type SignedInShellProps = { user: OwnUser; onSignOut: () => void; children: ReactNode };

export function SignedInShell({ user, onSignOut, children }: SignedInShellProps) {
  const railOpen = useUiState((state) => state.sidebarOpen);
  const onboardingOpen = useUiState((state) => state.onboardingOpen);
  const searchOpen = useUiState((state) => state.searchOpen);
  const isFollowedHere = useDutyMemory(({ userId, carrierId }) => userId === user.id || carrierId === user.id);
  const isRinging = useRings(({ ringing, ended }) => ringing.length > 0 || ended !== null);
  const hasClaims = useHasClaims(user.id);
  const unseen = useUnseen();
  const popup = usePopup();
  // Not drawn where it would not be seen: a phone has enough to do at the start.
  const hasRail = useMedia(besideRail);
  useFirstVisit();
  useIntent(user.id);
  useSearchKeys();

  useActingEnded();
  const me = acting();
  const { pathname } = useLocation();
  const isClosed = me && !isOpenTo(me.role, pathname);

  const send = () => popup.open('PostSend');
  return (
    <UserProvider user={user}>
      <SkipLink />
      <ShellFrame
        railOpen={railOpen}
        rail={hasRail ? <SideRail unseen={unseen} onSend={send} /> : null}
        top={<TopBar unseen={unseen} onSignOut={onSignOut} />}
        bottom={hasRail ? null : <BottomBar unseen={unseen} onSend={send} />}
      >
        {hasClaims ? <ClaimsBoard userId={user.id} onOpen={(orderId) => popup.open('OrderDetails', { orderId })} /> : null}
        {me ? <ActingBar {...me} /> : null}
        {user.restriction || user.measuresToRead > 0 ? <AccountNotes user={user} businessName={me?.businessName} /> : null}
        {me && isClosed ? activeViewIndex(pathname) === 0 ? <Redirect to={paths.orders} /> : <NotYourRole {...me} /> : children}
      </ShellFrame>
      <PopupHost />
      {onboardingOpen ? <Onboarding /> : null}
      {searchOpen ? <SearchPanel /> : null}
      {isFollowedHere ? <DutyKeeper userId={user.id} /> : null}
      {isRinging ? <RingBar /> : null}
      <PresenceKeeper userId={user.id} />
    </UserProvider>
  );
}

/** The introduction opens by itself once, at home: whoever follows a link came for something else. */
function useFirstVisit() {
  const seen = useUiState((state) => state.onboardingSeen);
  const { view } = usePopup();
  const isHome = activeViewIndex(useLocation().pathname) === 0;
  useEffect(() => {
    if (!seen && isHome && view === 'Hidden' && !hasIntent(() => sessionStorage)) ui.openOnboarding();
  }, [seen, isHome, view]);
}

/** Once home, what somebody began before they signed up or in goes on. */
function useIntent(userId: string) {
  const navigate = useNavigate();
  const isHome = activeViewIndex(useLocation().pathname) === 0;
  useEffect(() => {
    if (!isHome || !hasIntent(() => sessionStorage)) return;
    void import('../follow-intent.ts').then(
      ({ followIntent }) => {
        const href = followIntent(userId);
        if (href !== undefined) navigate(href);
      },
      () => {},
    );
  }, [isHome, userId, navigate]);
}
