import { ui } from '../../session/ui/ui-state.ts';
import { Button } from '../../ui/button.tsx';

/** Asked once; both answers weigh the same. */
export function CookieBanner() {
  return (
    <section aria-label="Cookies" className="cookie-banner visit-question animate-rise">
      <p className="min-w-0 flex-1">
        <strong className="display block text-17">May we count visits?</strong>
        <span className="text-ink-soft">
          Only how many, never whose. A yes also loads our help desk’s chat, where there is one. Everything else works without it.
        </span>
      </p>
      <div className="flex gap-2.5">
        <Button variant="secondary" onClick={() => ui.answerCookies(false)} className="flex-1 px-3 whitespace-nowrap">
          No, thanks
        </Button>
        <Button variant="secondary" onClick={() => ui.answerCookies(true)} className="flex-1 px-3 whitespace-nowrap">
          Yes, you may
        </Button>
      </div>
    </section>
  );
}
