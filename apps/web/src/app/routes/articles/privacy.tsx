import { ArticleFrame } from '../../shell/article-frame.tsx';
import { Sections } from './passages.tsx';
import { privacy } from './privacy-text.ts';

export function PrivacyRoute() {
  return (
    <ArticleFrame title="Privacy" lead="What we know about you, how long, who sees it, and what you can do about it.">
      <Sections sections={privacy} since="18 November 2026" />
    </ArticleFrame>
  );
}
