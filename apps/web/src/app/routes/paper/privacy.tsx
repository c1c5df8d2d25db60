import { PaperFrame } from '../../shell/paper-frame.tsx';
import { Sections } from './passages.tsx';
import { privacy } from './privacy-text.ts';

export function PrivacyRoute() {
  return (
    <PaperFrame title="Privacy" lead="What we know about you, how long, who sees it, and what you can do about it.">
      <Sections sections={privacy} since="16 November 2026" />
    </PaperFrame>
  );
}
