import type { OwnUser } from '@waybill/contract/users/user-view';
import { type ReactNode, useEffect } from 'react';
import { useDutyMemory } from '../../features/orders/model/duty-memory.ts';
import { useHasClaims } from '../../features/orders/model/proof/claims-key.ts';
import { useRings } from '../../features/orders/model/rings-state.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { UserProvider } from '../../session/user-context.tsx';
import { CouldNotOpen } from '../../ui/could-not-open.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { besideRail, useMedia } from '../../ui/use-media.ts';
import { idle } from '../../ui/when-idle.ts';
import { PopupHost } from '../popup-host.tsx';
import { activeViewIndex } from './active-view.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { SideRail } from './side-rail.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useSearchKeys } from './use-search-keys.ts';
import { useUnseen } from './use-unseen.ts';

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
  useSearchKeys();

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
        {children}
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
    if (!seen && isHome && view === 'Hidden') ui.openOnboarding();
  }, [seen, isHome, view]);
}
