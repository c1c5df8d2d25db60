import type { ReactNode } from 'react';
import { Ticket } from '../../../ui/card.tsx';
import type { DrawingName } from '../../../ui/drawing.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

type EmptyPlaceProps = {
  title: string;
  lead: ReactNode;
  drawing: DrawingName;
  empty: string;
  text: ReactNode;
  action?: ReactNode;
  narrow?: boolean;
};

/** A place with nothing in it: its name, what it is for, and what is true of it now. */
export function EmptyPlace({ title, lead, drawing, empty, text, action, narrow = false }: EmptyPlaceProps) {
  return (
    <Page narrow={narrow}>
      <PageHeader title={title} lead={lead} />
      <Ticket>
        <div className="py-4 md:py-8">
          <EmptyState drawing={drawing} title={empty} text={text} action={action} />
        </div>
      </Ticket>
    </Page>
  );
}
