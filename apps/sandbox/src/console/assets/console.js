// The console works without this file; it adds copying and live refresh.

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = label;
    }, 1500);
  });
}

const live = document.querySelector('[data-live]');

function untilVisible() {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

async function nextMessage() {
  const query = new URLSearchParams({ timeoutMs: '25000' });
  if (live.dataset.after) query.set('after', live.dataset.after);
  const answer = await fetch(`/sandbox/api/messages/wait?${query}`);
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`);
  return answer.status === 200;
}

async function refresh() {
  const answer = await fetch(location.href);
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector('[data-live]');
  live.dataset.after = fresh.dataset.after;
  live.replaceChildren(...fresh.childNodes);
}

async function follow() {
  for (;;) {
    try {
      await untilVisible();
      if (await nextMessage()) await refresh();
    } catch {
      // The sandbox may be restarting: ask again in a moment.
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  }
}

if (live) void follow();

const codes = document.querySelector('[data-codes]');

async function renewCodes() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  codes.replaceChildren(...page.querySelector('[data-codes]').childNodes);
}

if (codes) setInterval(() => void (document.hidden || renewCodes().catch(() => undefined)), 1000);
