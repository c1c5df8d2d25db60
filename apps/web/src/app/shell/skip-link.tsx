/** A button, not a link: a fragment in the address would be one more step for Back. */
export function SkipLink() {
  return (
    <button
      type="button"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-field bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      onClick={() => {
        const content = document.getElementById('content');
        content?.setAttribute('tabindex', '-1');
        content?.focus();
      }}
    >
      Skip to the content
    </button>
  );
}
