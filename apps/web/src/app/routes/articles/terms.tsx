import { ArticleFrame } from '../../shell/article-frame.tsx';
import { Sections } from './passages.tsx';
import { terms } from './terms-text.ts';

export function TermsRoute() {
  return (
    <ArticleFrame title="Terms" lead="What you can expect of us, and we of you. In plain words, not in legal paragraphs.">
      <Sections sections={terms} since="16 November 2026" />
    </ArticleFrame>
  );
}
