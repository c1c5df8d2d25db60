import { Button } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import type { DrawingName } from '../../../../ui/drawing.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { countDetails, type FeedFilter, type FeedType } from '../../model/feed/feed-filter.ts';

/** First steps that an empty place offers. */
export type FirstSteps = {
  readonly onSend: () => void;
  readonly onTrip: () => void;
  /** Left out for people without a fleet. */
  readonly onBatch?: (() => void) | undefined;
  readonly onWrite: () => void;
  readonly onEverything: () => void;
};

type Words = { readonly drawing: DrawingName; readonly title: string; readonly text: string };

const words: Readonly<Record<FeedType, Words>> = {
  all: {
    drawing: 'shelf',
    title: 'Nothing here yet',
    text: 'What people send, carry and share shows up here, newest first. Yours could be the first.',
  },
  parcels: {
    drawing: 'parcel',
    title: 'No parcel is waiting',
    text: 'Every parcel that was posted has found somebody. Post one, and travellers on that road see it.',
  },
  express: {
    drawing: 'bike',
    title: 'No express parcels',
    text: 'Express parcels go to the nearest riders at once. There is none at the moment.',
  },
  trips: {
    drawing: 'plane',
    title: 'No trips yet',
    text: 'Travellers with room in their luggage are listed here. Going somewhere yourself? Earn on the way.',
  },
  batches: {
    drawing: 'bus',
    title: 'No batches yet',
    text: 'Dispatch businesses that go to several towns on one day are listed here.',
  },
  posts: { drawing: 'letter', title: 'No posts yet', text: 'How is the road? What should others know? Tell them.' },
  mine: {
    drawing: 'shelf',
    title: 'You have not posted yet',
    text: 'Your parcels, trips and posts are listed here, with the comments on them.',
  },
};

type FeedEmptyProps = { readonly filter: FeedFilter; readonly steps: FirstSteps };

export function FeedEmpty({ filter, steps }: FeedEmptyProps) {
  const isNarrowed = filter.search !== '' || countDetails(filter) > 0;
  const { drawing, title, text } = isNarrowed ? nothingFits(filter) : words[filter.type];
  return (
    <Ticket>
      <EmptyState
        drawing={drawing}
        title={title}
        text={text}
        action={
          isNarrowed ? (
            <Button variant="secondary" onClick={steps.onEverything}>
              Show everything
            </Button>
          ) : (
            <FirstStep type={filter.type} steps={steps} />
          )
        }
      />
    </Ticket>
  );
}

function nothingFits({ search }: FeedFilter): Words {
  return search === ''
    ? { drawing: 'map', title: 'No parcel goes that way', text: 'Try another day, or only one end of the road.' }
    : {
        drawing: 'map',
        title: `Nothing found for “${search}”`,
        text: 'We looked in what people wrote, in places and in names. Try a shorter word.',
      };
}

function FirstStep({ type, steps }: { readonly type: FeedType; readonly steps: FirstSteps }) {
  if (type === 'trips') return <Button onClick={steps.onTrip}>Post a trip</Button>;
  if (type === 'posts') return <Button onClick={steps.onWrite}>Write a post</Button>;
  if (type === 'batches')
    return steps.onBatch ? (
      <Button onClick={steps.onBatch}>Post a batch</Button>
    ) : (
      <Button variant="secondary" onClick={steps.onEverything}>
        Show everything
      </Button>
    );
  return <Button onClick={steps.onSend}>Send a parcel</Button>;
}
