import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../../ui/loading.tsx';
import { When } from '../../../../ui/when.tsx';
import { getReportChatQuery } from '../../api/get-report-chat.ts';
import { Thumbnails } from './thumbnails.tsx';

/** The end of a chat that one of the two reported. */
export function ReportedChat({ reportId }: { readonly reportId: string }) {
  const query = useQuery(getReportChatQuery(reportId));
  const messages = query.data;
  return (
    <section aria-label="The reported chat" className="mt-4 rounded-field border border-line bg-paper p-4">
      <p className="caption">The last messages of the two. It is written down that you looked.</p>
      {messages ? null : <Loading query={query} failed="We could not load the chat" rows={3} />}
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
