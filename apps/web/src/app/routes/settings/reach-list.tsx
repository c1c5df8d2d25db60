import { Card } from '../../../ui/card.tsx';

type Reach = { title: string; text: string; on: boolean };

/** How things stand, to read: one line for each, with its state in words. */
export function ReachList({ entries }: { entries: readonly Reach[] }) {
  return (
    <Card className="overflow-hidden p-0">
      <dl>
        {entries.map(({ title, text, on }) => (
          <div
            key={title}
            className="flex min-h-14 items-center justify-between gap-4 border-line px-5 py-2.5 not-first:border-t"
          >
            <dt>
              <span className="block font-medium">{title}</span>
              <span className="block text-13 text-ink-soft">{text}</span>
            </dt>
            <dd className={on ? 'display font-semibold text-palm' : 'display font-semibold text-ink-soft'}>
              {on ? 'On' : 'Off'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
