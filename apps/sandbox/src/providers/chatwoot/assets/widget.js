// Inside of the widget's window: identifies the visitor, shows the messages and sends what is written.
const prefix = 'chatwoot-widget:';
const query = new URLSearchParams(location.search);
const token = query.get('website_token');
const list = document.querySelector('ul');
const status = document.querySelector('[role=status]');
const form = document.querySelector('form');
let contact;

const say = (message) => parent.postMessage(prefix + JSON.stringify(message), '*');
const call = async (method, path, body) => {
  const response = await fetch(`/chatwoot/api/v1/widget/${path}?website_token=${encodeURIComponent(token)}`, {
    method,
    headers: { 'content-type': 'application/json', ...(contact ? { 'x-auth-token': contact } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  return response.json();
};

async function show() {
  const { payload } = await call('GET', 'messages');
  list.replaceChildren(
    ...payload.map(({ content, message_type }) => {
      const item = document.createElement('li');
      item.className = message_type === 0 ? 'mine' : 'theirs';
      item.textContent = content;
      return item;
    }),
  );
}

window.addEventListener('message', async ({ source, data }) => {
  if (source !== parent || !String(data).startsWith(prefix)) return;
  const { event, identifier, user } = JSON.parse(data.slice(prefix.length));
  try {
    if (event === 'set-user') {
      const answer = await call('PATCH', 'contact/set_user', { identifier, ...user });
      contact = answer.widget_auth_token;
      status.textContent = `You are writing as ${user.name}.`;
      form.hidden = false;
      await show();
    }
    if (event === 'reset') {
      contact = undefined;
      form.hidden = true;
      list.replaceChildren();
      status.textContent = 'Nobody is signed in.';
    }
  } catch {
    status.textContent = 'That is not you: the proof of who you are is wrong.';
    say({ event: 'error' });
  }
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { value } = form.elements.content;
  if (!value.trim()) return;
  form.reset();
  await call('POST', 'messages', { message: { content: value } });
  await show();
});
document.querySelector('button[type=button]').addEventListener('click', () => say({ event: 'closeWindow' }));
setInterval(() => contact && show().catch(() => undefined), 3000);
say({ event: 'loaded' });
