import { type AppealView, longestAppeal } from '@waybill/contract/measures/appeal-view';
import type { MeasureView } from '@waybill/contract/measures/measure-view';
import { useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { here } from '../../../../ui/calendar.ts';
import { formatMoment } from '../../../../ui/format-when.ts';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { useFocusHere } from '../../../../ui/use-focus-here.ts';
import { answerWords } from '../../model/measure-words.ts';

const momentOf = (at: string) => formatMoment(new Date(at), new Date(), here);

type AppealPartProps = {
  readonly measure: MeasureView;
  /** Hands it in, and shows the measure anew. */
  readonly onAppeal: (says: string) => Promise<unknown>;
};

/** Below what our team decided: the way to say that it was wrong, and what became of it. */
export function AppealPart({ measure, onAppeal }: AppealPartProps) {
  const { appeal, appealableUntil } = measure;
  if (appeal) return <Appealed appeal={appeal} />;
  return appealableUntil === null ? null : <AppealForm until={appealableUntil} onAppeal={onAppeal} />;
}

function Appealed({ appeal: { says, madeAt, answer } }: { readonly appeal: AppealView }) {
  return (
    <section aria-label="Your appeal" className="mt-3 grid gap-1.5 border-line border-t border-dashed pt-3">
      <p className="font-medium">{answer ? answerWords[answer.outcome] : 'You have appealed'}</p>
      {answer && answer.toldAs !== '' ? <p className="whitespace-pre-line wrap-anywhere">“{answer.toldAs}”</p> : null}
      <p className="text-15 text-ink-soft">
        {answer
          ? `Answered ${momentOf(answer.at)}. You wrote ${momentOf(madeAt)}:`
          : `Handed in ${momentOf(madeAt)}. Somebody other than before looks at it, usually within a day. We tell you here and by email. You wrote:`}
      </p>
      <p className="text-15 whitespace-pre-line text-ink-soft wrap-anywhere">“{says}”</p>
    </section>
  );
}

type AppealFormProps = Pick<AppealPartProps, 'onAppeal'> & { readonly until: string };

function AppealForm({ until, onAppeal }: AppealFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [says, setSays] = useState('');
  if (isOpen) return <Words until={until} says={says} onWrite={setSays} onAppeal={onAppeal} onClose={() => setOpen(false)} />;
  return (
    <Button variant="secondary" className="mt-2 justify-self-start" onClick={() => setOpen(true)}>
      I think this is wrong
    </Button>
  );
}

type WordsProps = AppealFormProps & {
  readonly says: string;
  readonly onWrite: (says: string) => void;
  readonly onClose: () => void;
};

function Words({ until, says, onWrite, onAppeal, onClose }: WordsProps) {
  const field = useFocusHere<HTMLTextAreaElement>();
  const { busy, run } = useBusy();
  const [isTried, setTried] = useState(false);
  const isEmpty = says.trim() === '';
  return (
    <form
      noValidate
      aria-label="Appeal"
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isEmpty) void run(() => onAppeal(says.trim()));
      }}
    >
      <TextAreaField
        label="What happened, as you see it"
        hint={`You can appeal once, until ${momentOf(until)}. Somebody other than before reads it.`}
        error={isTried && isEmpty ? 'Please say why' : undefined}
        maxLength={longestAppeal}
        rows={4}
        ref={field}
        value={says}
        onChange={(event) => onWrite(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Hand in my appeal
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
