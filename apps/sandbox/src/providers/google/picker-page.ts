import { type Html, html } from '../../console/html.ts';
import { bareLayout } from '../../console/layout.ts';
import { pickerPath, portraitPath } from './openid-provider.ts';
import { type Person, subjectOf } from './people.ts';

export type TypedAnswer = { name: string; email: string; emailVerified: boolean };

export type PickerView = {
  uid: string;
  people: readonly Person[];
  typed: TypedAnswer;
  errors: ReadonlyArray<{ field: string; message: string }>;
};

export function pickerPage(view: PickerView): Html {
  return bareLayout(
    'Choose an account',
    html`
      <p class="eyebrow">Sandbox sign-in, standing in for Google</p>
      <h1>Choose an account</h1>
      <p class="soft">to go on to Waybill</p>
      <form method="post" action="${pickerPath(view.uid)}" class="people">
        ${view.people.map(personButton)}
      </form>
      <div class="perforation"></div>
      ${typedForm(view)}
      <form method="post" action="${pickerPath(view.uid)}/cancel" class="end">
        <button class="quiet">Cancel</button>
      </form>`,
  );
}

function personButton(person: Person): Html {
  const sub = subjectOf(person.email);
  return html`
    <button name="sub" value="${sub}" class="person">
      <img src="${portraitPath(sub)}" alt="" width="44" height="44">
      <span><strong>${person.name}</strong>${person.place && html` <span class="soft">${person.place}</span>`}
        ${!person.emailVerified && html`<span class="stamp attention">Not verified</span>`}
        <span class="soft block">${person.email}</span></span>
    </button>`;
}

function typedForm({ uid, typed, errors }: PickerView): Html {
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message;
  return html`
    <form method="post" action="${pickerPath(uid)}" class="typed" novalidate>
      <h2>Or be someone else</h2>
      ${field({ name: 'name', label: 'Name', type: 'text', value: typed.name, complete: 'off', wrong: wrong('name') })}
      ${field({ name: 'email', label: 'Email', type: 'email', value: typed.email, complete: 'off', wrong: wrong('email') })}
      <label class="check"><input type="checkbox" name="emailVerified" value="true"${typed.emailVerified && html` checked`}> Email verified</label>
      <button class="main">Continue</button>
    </form>`;
}

type Field = { name: string; label: string; type: string; value: string; complete: string; wrong: string | undefined };

function field({ name, label, type, value, complete, wrong }: Field): Html {
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${complete}"${
        wrong && html` aria-invalid="true" aria-describedby="${name}-wrong"`
      }>
      ${wrong && html`<p class="wrong" id="${name}-wrong">${wrong}</p>`}
    </div>`;
}
