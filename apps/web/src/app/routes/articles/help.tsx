import { type ComponentProps, useState } from 'react';
import type { WriteToUs as WriteToUsPart } from '../../../features/support/components/write-to-us.tsx';
import { paths, withQuery } from '../../../session/paths.ts';
import { ui, useUiState } from '../../../session/ui/ui-state.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ArticleFrame } from '../../shell/article-frame.tsx';
import { closeAfterwards } from './close-afterwards.ts';
import { findAnswers } from './find-answers.ts';
import { FoldedQuestions } from './folded-questions.tsx';
import { answers } from './help-text.ts';

export function HelpRoute() {
  const [text, setText] = useState('');
  const found = findAnswers(answers, text);
  return (
    <ArticleFrame title="How can we help?" lead="Most questions are answered here. For the rest there are people.">
      <div className="grid gap-8">
        <search>
          <TextField
            type="search"
            label="Search the answers"
            enterKeyHint="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status" className="mt-2 text-13 text-ink-soft">
            {text.trim() === '' ? '' : found.length === 1 ? '1 answer' : `${found.length} answers`}
          </p>
        </search>
        {found.length === 0 ? (
          <p className="text-17">We have no answer with these words. Try fewer of them, or write to us below.</p>
        ) : (
          <FoldedQuestions questions={found} heading="h2" isOpen={found.length === 1} />
        )}
        <section aria-labelledby="write" className="grid gap-3">
          <h2 id="write" className="text-21">
            Still stuck?
          </h2>
          <Contact />
        </section>
      </div>
    </ArticleFrame>
  );
}

type WriteProps = ComponentProps<typeof WriteToUsPart> & { readonly onRetry: () => void };

/** Fetched for whoever may write; whoever only reads does without it. */
const WriteToUs = onDemand<WriteProps>(
  async () => (await import('../../../features/support/components/write-to-us.tsx')).WriteToUs,
  ({ onRetry }) => (
    <div className="grid justify-items-start gap-3">
      <p role="alert">We could not load this part. Check your connection, or reply to any email from us.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  ),
  () => <Button busy>Write to us</Button>,
);

function Contact() {
  const session = useSession();
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  const mayLoadWidgets = useUiState((state) => state.cookiesAllowed);
  if (session.status !== 'signed-in')
    return (
      <>
        <p className="max-w-prose text-17">
          Sign in and write to our team, so that we can see what it is about. If you cannot sign in, reply to any email from us.
        </p>
        <p>
          <ButtonLink to={withQuery(paths.login, { next: paths.help })}>Sign in to write to us</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <p className="max-w-prose text-17">Tell us what happened. We usually reply within a working day.</p>
      <div>
        <WriteToUs
          key={tries}
          mayLoadWidgets={mayLoadWidgets}
          onAllow={() => ui.answerCookies(true)}
          onWidget={closeAfterwards}
          onRoom={(roomId) => navigate(withQuery(paths.chat, { roomId }))}
          onRetry={() => setTries(tries + 1)}
        />
      </div>
    </>
  );
}
