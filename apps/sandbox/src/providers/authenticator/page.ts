import { type Html, html } from '../../console/html.ts';
import { codeAt } from './totp.ts';

type KnownAccount = { readonly account: string; readonly secret: string };

export function authenticatorPage(accounts: readonly KnownAccount[], now: number): Html {
  return html`
    <h1>Authenticator</h1>
    <p class="lead">A phone with an authenticator app. Each code counts for half a minute, and once: wait for the next one
      when you need a second.</p>
    <div data-codes>
      ${
        accounts.length === 0
          ? html`<p class="soft">There is nobody in it yet.</p>`
          : html`<ul class="messages">${accounts.map((account) => codeRow(account, now))}</ul>`
      }
    </div>
    <h2>Add an account</h2>
    <form method="post" action="/sandbox/authenticator" class="filter">
      <div class="field"><label for="account">Whose</label><input id="account" name="account" required placeholder="Username"></div>
      <div class="field"><label for="secret">Secret</label>
        <input id="secret" name="secret" required autocomplete="off" placeholder="As the console shows it"></div>
      <button class="main">Add</button>
    </form>`;
}

function codeRow({ account, secret }: KnownAccount, now: number): Html {
  const { code, secondsLeft } = codeAt(secret, now);
  return html`
    <li><div class="card row">
      <span class="eyebrow">Code</span>
      <span class="to">${account}</span>
      <span class="moment soft">${secondsLeft} s left</span>
      <span class="facts"><span class="code">${code}</span></span>
    </div></li>`;
}
