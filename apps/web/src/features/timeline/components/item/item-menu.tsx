import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Trash from 'lucide-react/icons/trash';
import VolumeX from 'lucide-react/icons/volume-x';
import { lazy, Suspense, useState } from 'react';
import { MenuButton, MenuRow } from '../../../../ui/menu-button.tsx';
import { itemTitle } from '../../model/feed/item-words.ts';
import type { ItemActions } from '../../model/feed/use-item-actions.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const ReportSheet = lazy(async () => ({ default: (await import('./report-sheet.tsx')).ReportSheet }));

type ItemMenuProps = {
  readonly item: TimelineItemView;
  readonly actions: ItemActions;
  /** Told when the item is gone for this person, so that its own page can be left. */
  readonly onGone?: () => void;
};

/** The less frequent actions: take down, report, see less of it. */
export function ItemMenu({ item, actions, onGone = () => {} }: ItemMenuProps) {
  const [asking, setAsking] = useState<'remove' | 'report'>();
  const isParcel = item.itemType === 1 || item.itemType === 5;
  if (item.isMine && !item.can.delete) return null;

  function then(act: () => void) {
    act();
    onGone();
  }

  return (
    <>
      <MenuButton label={`More about: ${itemTitle(item)}`}>
        {(close) => {
          const choose = (act: () => void) => () => {
            close();
            act();
          };
          return item.isMine ? (
            <MenuRow
              danger
              icon={<Trash size={20} aria-hidden="true" />}
              onClick={choose(() => (isParcel ? setAsking('remove') : then(() => actions.remove(item))))}
            >
              Take down
            </MenuRow>
          ) : (
            <>
              <MenuRow
                icon={<EyeOff size={20} aria-hidden="true" />}
                onClick={choose(() => then(() => actions.notInterested(item)))}
              >
                Not interested
              </MenuRow>
              <MenuRow icon={<VolumeX size={20} aria-hidden="true" />} onClick={choose(() => then(() => actions.mute(item)))}>
                Mute @{item.author.username}
              </MenuRow>
              {item.can.report ? (
                <MenuRow danger icon={<Flag size={20} aria-hidden="true" />} onClick={choose(() => setAsking('report'))}>
                  Report
                </MenuRow>
              ) : null}
            </>
          );
        }}
      </MenuButton>
      <Suspense fallback={null}>
        {asking === 'remove' ? (
          <RemoveDialog item={item} actions={actions} onClose={() => setAsking(undefined)} onGone={onGone} />
        ) : null}
        {asking === 'report' ? (
          <ReportSheet item={item} actions={actions} onClose={() => setAsking(undefined)} onGone={onGone} />
        ) : null}
      </Suspense>
    </>
  );
}
