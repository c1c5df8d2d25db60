import type { QuestionSideView } from '@waybill/contract/sales/question-view';
import { When } from '../../../ui/when.tsx';
import { PictureGrid } from '../../files/index.ts';

type QuestionSideProps = { readonly side: QuestionSideView; readonly title: string; readonly alt: string };

/** What one side says and shows about something that is not what was sold. */
export function QuestionSide({ side, title, alt }: QuestionSideProps) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-field border border-line bg-ink/4 p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-15 font-medium">{title}</h2>
        <When at={side.at} className="text-13 text-ink-soft" />
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{side.says}</p>
      <PictureGrid images={side.images} alt={alt} small />
    </section>
  );
}
