import { fireEvent, screen, within } from '@testing-library/react';

/** Presses a line of an entry’s menu; the stand-in of a browser does not open one by itself. */
export async function chooseInMenu(name: string, entry: string) {
  const button = await screen.findByRole('button', { name: `More about ${name}` });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!menu) throw new Error('There is no menu');
  Object.assign(menu, { hidePopover: () => {} });
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  fireEvent.click(await within(menu).findByRole('button', { name: entry, hidden: true }));
}
