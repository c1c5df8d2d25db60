import { create } from 'zustand';

/** What the signed-in app remembers of the timeline while it is open. Apart from the rest, which every visitor downloads. */
type TimelineState = {
  /** How often the server has said that something is new; an open feed looks when it changes. */
  news: number;
  /** What the timeline was last asked for, to go back to from one of its items. */
  search: string;
};

export const useTimelineState = create<TimelineState>()(() => ({ news: 0, search: '' }));

export const timelineState = {
  grew: () => useTimelineState.setState(({ news }) => ({ news: news + 1 })),
  setSearch: (search: string) => useTimelineState.setState({ search }),
};
