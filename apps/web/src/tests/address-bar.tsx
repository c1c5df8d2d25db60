import { screen } from '@testing-library/react';
import { readPopup } from '../session/popup/popup-address.ts';
import { useLocation } from '../ui/navigation/navigation.ts';

/** Shows where the app is, for tests that follow a link or open a popup. */
export function AddressBar() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** The popup that the address names. */
export function openedPopup() {
  const [, query = ''] = screen.getByLabelText('Address').textContent?.split('?') ?? [];
  return readPopup(query);
}
