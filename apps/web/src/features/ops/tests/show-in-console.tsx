import type { ReactNode } from 'react';
import { renderWithQueries } from '../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../ui/navigation/static-navigation.tsx';
import { Toaster } from '../../../ui/toast.tsx';

/** Somewhere in the console, with toasts. */
export function showInConsole(children: ReactNode, at = '/ops') {
  return renderWithQueries(
    <StaticNavigation at={at}>
      {children}
      <Toaster />
    </StaticNavigation>,
  );
}
