import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { ItemPage } from '../../features/timeline/components/item/item-page.tsx';
import { itemTitle } from '../../features/timeline/model/feed/item-words.ts';
import { useTimelineState } from '../../features/timeline/model/feed/timeline-state.ts';
import { paths } from '../../session/paths.ts';
import { useUser } from '../../session/user-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Ticket } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Page } from '../../ui/page.tsx';

export function TimelineItemRoute() {
  const { type, id } = useParams(paths.timelineItem);
  const user = useUser();
  const navigate = useNavigate();
  const back = useBack();
  if (!/^[1-5]$/.test(type))
    return (
      <Page>
        <Heading title="From the timeline" />
        <NotFound />
      </Page>
    );
  return (
    <Page>
      <ItemPage
        key={id}
        itemType={Number(type)}
        itemId={id}
        me={user}
        heading={(item) => <Heading title={item ? itemTitle(item) : 'From the timeline'} />}
        notFound={<NotFound />}
        onGone={() => navigate(back, { replace: true })}
      />
    </Page>
  );
}

/** The timeline as it was left. */
function useBack(): string {
  return paths.timeline + useTimelineState((state) => state.search);
}

/** The slip below says it in print; this is for the tab, for screen readers, and for the way back. */
function Heading({ title }: { readonly title: string }) {
  useEffect(() => {
    document.title = `${title} · Waybill`;
  }, [title]);
  const back = useBack();
  return (
    <header className="mb-3">
      <h1 className="sr-only">{title}</h1>
      <Link to={back} className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 font-medium text-ink-soft hover:text-ink">
        <ArrowLeft size={20} aria-hidden="true" />
        Timeline
      </Link>
    </header>
  );
}

function NotFound() {
  return (
    <Ticket>
      <div className="py-4 md:py-8">
        <EmptyState
          drawing="letter"
          title="This is not on the board"
          text="It may have been taken down, or the link is incomplete."
          action={<ButtonLink to={paths.timeline}>Open the timeline</ButtonLink>}
        />
      </div>
    </Ticket>
  );
}
