import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { clearSide } from './keep-clear.ts';
import { createToastStore, type ToastAction, type ToastEntry } from './toast-store.ts';
import { useTopLayer } from './top-layer.ts';

const store = createToastStore();

// Longer than an ordinary toast: there is something to decide.
const decidingMs = 8000;

export const toast = {
  error: (title: string, text?: string, lifetimeMs?: number) => store.show('error', title, text, lifetimeMs),
  success: (title: string, text?: string, lifetimeMs?: number) => store.show('success', title, text, lifetimeMs),
  info: (title: string, text?: string, lifetimeMs?: number) => store.show('info', title, text, lifetimeMs),
  /** Shows a toast with an action: an undo, or the way to something that happened elsewhere. */
  asking: (title: string, text: string, action: ToastAction) => store.show('info', title, text, decidingMs, action),
  dismiss: store.dismiss,
};

const tones = {
  error: { Icon: OctagonAlert, ink: 'text-clay', edge: 'toast-error' },
  success: { Icon: CircleCheck, ink: 'text-palm', edge: 'toast-success' },
  info: { Icon: Info, ink: 'text-lagoon', edge: 'toast-info' },
};

const nothing: readonly ToastEntry[] = [];

/** A toaster stands at the root and in every open sheet, because a modal makes all else inert; the topmost shows the toasts. */
export function Toaster() {
  const all = useSyncExternalStore(store.subscribe, store.read, () => nothing);
  const entries = useTopLayer() ? all : nothing;
  const layer = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = layer.current;
    if (!element?.showPopover) return;
    if (entries.length > 0 && !element.matches(':popover-open')) element.showPopover();
    if (entries.length === 0 && element.matches(':popover-open')) element.hidePopover();
  }, [entries.length]);
  useClearSide(layer, entries.length > 0);

  return (
    <>
      <Spoken entries={entries} />
      <section
        ref={layer}
        popover="manual"
        aria-label="Messages from the app"
        className="toaster"
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
      >
        <ol className="contents">
          {entries.map((entry) => (
            <Slip key={entry.id} entry={entry} />
          ))}
        </ol>
      </section>
    </>
  );
}

/** Keeps the toasts off whatever is to be read or pressed, also while that moves or changes. */
function useClearSide(layer: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = layer.current;
    if (!isShown || !element) return;
    const sheet = element.closest('dialog');
    const root = sheet ?? document.body;
    const place = () => {
      element.dataset.side = clearSide(root, element, sheet ? 'top' : 'bottom');
    };
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const watcher = new MutationObserver(later);
    watcher.observe(root, { childList: true, subtree: true });
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [layer, isShown]);
}

/** The texts for screen readers. The regions are there before their text, or nothing would be announced. */
function Spoken({ entries }: { entries: readonly ToastEntry[] }) {
  const announce = (entry: ToastEntry) => <p key={entry.id}>{[entry.title, entry.text].filter(Boolean).join('. ')}</p>;
  return (
    <div className="sr-only">
      <div role="alert">{entries.filter((entry) => entry.tone === 'error').map(announce)}</div>
      <div role="status">{entries.filter((entry) => entry.tone !== 'error').map(announce)}</div>
    </div>
  );
}

function Slip({ entry }: { entry: ToastEntry }) {
  const { Icon, ink, edge } = tones[entry.tone];
  return (
    <li className={classNames('toast animate-rise', edge)}>
      <Icon size={22} aria-hidden="true" className={classNames('mt-3 flex-none', ink)} />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold">{entry.title}</p>
        {entry.text ? <p className="text-ink-soft">{entry.text}</p> : null}
      </div>
      {entry.action ? (
        <button
          type="button"
          className="button button-quiet min-h-11 self-center text-15 text-lagoon"
          onClick={() => {
            store.act(entry.id);
            store.resume();
          }}
        >
          {entry.action.label}
        </button>
      ) : null}
      <IconButton
        label={`Dismiss: ${entry.title}`}
        onClick={() => {
          store.dismiss(entry.id);
          // The button that had the focus is gone, and no blur will come.
          store.resume();
        }}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
