import type { OtherUser, OwnUser } from '@waybill/contract/users/user-view';
import Flag from 'lucide-react/icons/flag';
import Share2 from 'lucide-react/icons/share-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState } from 'react';
import { useMuting } from '../../../features/chat/components/use-muting.ts';
import { canMute, firstName } from '../../../features/chat/model/members.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { sharedHref } from '../../../session/paths.ts';
import { session } from '../../../session/session.ts';
import { CouldNotOpen } from '../../../ui/could-not-open.tsx';
import { MenuButton, MenuRow } from '../../../ui/menu-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { share } from '../../../ui/share.ts';

const ReportPerson = onDemand(
  async () => (await import('../../../features/chat/components/report-person.tsx')).ReportPerson,
  CouldNotOpen,
);

type PersonMenuProps = { readonly person: OwnUser | OtherUser; readonly isMuted: boolean };

/** The menu to share, mute or report somebody. */
export function PersonMenu({ person: { id, fullName }, isMuted }: PersonMenuProps) {
  const [isReporting, setIsReporting] = useState(false);
  const person = { userId: id, fullName };
  const { mute, unmute } = useMuting(person);
  const name = firstName(fullName);

  async function change() {
    if (await (isMuted ? unmute() : mute())) await session.reloadUser().catch(showFailure);
  }

  return (
    <>
      <MenuButton label={`More about ${fullName}`}>
        {(close) => (
          <>
            <MenuRow
              icon={<Share2 size={20} aria-hidden="true" />}
              onClick={() => {
                close();
                void share({ title: `${name} on Waybill`, href: sharedHref(id), isFor: 'anybody' });
              }}
            >
              Share {name}
            </MenuRow>
            {isMuted || canMute(id) ? (
              <MenuRow
                icon={<VolumeX size={20} aria-hidden="true" />}
                onClick={() => {
                  close();
                  void change();
                }}
              >
                {isMuted ? `Unmute ${name}` : `Mute ${name}`}
              </MenuRow>
            ) : null}
            <MenuRow
              danger
              icon={<Flag size={20} aria-hidden="true" />}
              onClick={() => {
                close();
                setIsReporting(true);
              }}
            >
              Report {name}
            </MenuRow>
          </>
        )}
      </MenuButton>
      {isReporting ? (
        <ReportPerson person={person} roomId={undefined} isMuted={isMuted} onClose={() => setIsReporting(false)} />
      ) : null}
    </>
  );
}
