import { TimelineRoute } from './timeline.tsx';
import { TimelineItemRoute } from './timeline-item.tsx';

/** Fetched together: whoever reads the feed opens what is in it. */
export const timelinePages = { feed: TimelineRoute, item: TimelineItemRoute };
