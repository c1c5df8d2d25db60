import { type Html, html } from '../../console/html.ts';
import { settingsList } from '../../console/settings-list.ts';
import { stamp, type Tone } from '../../console/stamp.ts';
import { when } from '../../console/when.ts';
import { webhooksSection } from '../../webhooks/webhooks-section.ts';
import type { DojahContext } from './context.ts';
import type { Verification, VerificationStatus } from './state.ts';

export const consolePath = 'identity-checks';
const mostShown = 30;

const tones: Record<VerificationStatus, Tone> = {
  Ongoing: 'underway',
  Pending: 'underway',
  Completed: 'good',
  Failed: 'bad',
  Abandoned: 'attention',
};

export function identityChecksPage(context: DojahContext, settings: ReadonlyArray<readonly [string, string]>): Html {
  const { verifications } = context.file.state;
  return html`
    <h1>Identity checks</h1>
    <p class="lead">Who has shown who they are, as Dojah would see it. Waybill asks it when IDENTITY_CHECK is dojah.</p>
    <section class="ledger">
      <header><h2>Checks</h2></header>
      ${
        verifications.length === 0
          ? html`<p class="soft">None yet. Start Waybill with IDENTITY_CHECK=dojah and have your identity checked.</p>`
          : html`<ul class="entries">${verifications.toReversed().slice(0, mostShown).map(entry)}</ul>`
      }
    </section>
    ${webhooksSection(context.sender.list(), context.switches, consolePath)}
    <section class="card">
      <h2>How to reach it</h2>
      ${settingsList(settings)}
    </section>`;
}

function entry({ reference, status, updatedAt }: Verification): Html {
  return html`
    <li class="card entry">
      <div class="what"><span class="mono">${reference}</span></div>
      <div class="how">${stamp(status, tones[status])}<span class="soft">${when(updatedAt)}</span></div>
      <form method="post" action="/sandbox/${consolePath}/${reference}" class="buttons">
        <button class="quiet" name="status" value="Completed">Let it pass</button>
        <button class="quiet danger" name="status" value="Failed">Fail it</button>
      </form>
    </li>`;
}
