import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { MenuButton, MenuRow } from '../../../ui/menu-button.tsx';

type EntryMenuProps = {
  readonly label: string;
  /** What can be done with this kind of entry alone, above the rest. */
  readonly first?: { readonly words: string; readonly icon: ReactNode; readonly act: () => void } | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** What can be done with an entry of the book: somebody, or a place. */
export function EntryMenu({ label, first = null, onEdit, onRemove }: EntryMenuProps) {
  return (
    <MenuButton label={label}>
      {(close) => {
        const then = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            {first ? (
              <MenuRow icon={first.icon} onClick={then(first.act)}>
                {first.words}
              </MenuRow>
            ) : null}
            <MenuRow icon={<Pencil size={20} aria-hidden="true" />} onClick={then(onEdit)}>
              Change
            </MenuRow>
            <MenuRow danger icon={<Trash2 size={20} aria-hidden="true" />} onClick={then(onRemove)}>
              Remove
            </MenuRow>
          </>
        );
      }}
    </MenuButton>
  );
}
