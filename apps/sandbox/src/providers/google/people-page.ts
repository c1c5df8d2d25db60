import { type Html, html } from '../../console/html.ts';
import { settingsList } from '../../console/settings-list.ts';
import { portraitPath } from './openid-provider.ts';
import { type People, type Person, subjectOf } from './people.ts';

export function peoplePage(people: People, settings: ReadonlyArray<readonly [string, string]>): Html {
  return html`
    <h1>Sign-in provider</h1>
    <p class="lead">These people can sign in to Waybill with “Google”. Anyone you type into the account picker joins them and stays.</p>
    <ul class="cards">${people.all().map(personCard)}</ul>
    ${
      people.hasTyped() &&
      html`<form method="post" action="/sandbox/sign-in/forget"><button class="quiet">Forget the people who were typed</button></form>`
    }
    <section class="card">
      <h2>How to reach it</h2>
      ${settingsList(settings)}
    </section>`;
}

function personCard(person: Person): Html {
  const sub = subjectOf(person.email);
  return html`
    <li class="card person">
      <img src="${portraitPath(sub)}" alt="" width="52" height="52">
      <div>
        <h2>${person.name}</h2>
        <p>${person.email}</p>
        <p class="soft">${person.place && `${person.place}, `}subject <span class="mono">${sub}</span></p>
      </div>
      ${person.emailVerified ? html`<span class="stamp good">Verified</span>` : html`<span class="stamp attention">Not verified</span>`}
    </li>`;
}
