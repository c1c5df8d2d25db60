import { useQuery } from '@tanstack/react-query';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { When } from '../../../../ui/when.tsx';
import { getReportChatQuery } from '../../api/get-report-chat.ts';
import { Thumbnails } from './thumbnails.tsx';

/** The end of a chat that one of the two reported. */
export function ReportedChat({ reportId }: { readonly reportId: string }) {
  const { data: messages, error, isFetching, refetch } = useQuery(getReportChatQuery(reportId));
  return (
    <section aria-label="The reported chat" className="mt-4 rounded-field border border-line bg-paper p-4">
      <p className="caption">The last messages of the two. It is written down that you looked.</p>
      {messages ? null : error ? (
        <FailedToLoad title="The chat did not arrive" error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {messages?.length === 0 ? <p className="mt-2 text-ink-soft">Nothing was said.</p> : null}
      <ol className="mt-3 grid gap-3">
        {messages?.map((message) => (
          <li key={`${message.sentAt} ${message.by} ${message.text}`}>
            <p className="text-13 text-ink-soft">
              <strong className="text-ink">@{message.by}</strong> · <When at={message.sentAt} />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
            {message.images.length > 0 ? <Thumbnails urls={message.images} alt={`Picture from @${message.by}`} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
