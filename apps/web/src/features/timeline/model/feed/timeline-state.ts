import { create } from 'zustand';

/** The timeline’s state while the app is open; in a store of its own, as visitors who are not signed in need not download it. */
type TimelineState = {
  /** The number of times the server announced new items; an open feed loads them when it changes. */
  updates: number;
  /** The last query string of the timeline, to go back to from one of its items. */
  search: string;
};

export const useTimelineState = create<TimelineState>()(() => ({ updates: 0, search: '' }));

export const timelineState = {
  grew: () => useTimelineState.setState(({ updates }) => ({ updates: updates + 1 })),
  setSearch: (search: string) => useTimelineState.setState({ search }),
};
