import { type Html, html } from '../../../console/html.ts';
import { field, type Typed } from './field.ts';
import { testCards } from './test-cards.ts';

export function cardForm(amount: string, typed: Typed, declined: string | null, back: string | null = null): Html {
  return html`
    ${
      declined !== null &&
      html`<div class="notice" role="alert">
        <p><strong>The payment did not go through.</strong> Your bank says: ${declined}.</p>
        <p>Try another card${back !== null && html`, or <a href="${back}">go back to the shop</a>`}.</p>
      </div>`
    }
    <form method="post">
      <h1>Enter your card details</h1>
      ${field({ name: 'number', label: 'Card number', placeholder: '0000 0000 0000 0000', maxlength: 26 }, typed)}
      <div class="pair">
        ${field({ name: 'expiry', label: 'Expires', placeholder: 'MM / YY', maxlength: 7 }, typed)}
        ${field({ name: 'cvv', label: 'CVV', placeholder: '123', maxlength: 4 }, typed)}
      </div>
      <button class="button" name="action" value="card">Pay ${amount}</button>
    </form>
    <form method="post" class="shortcuts">
      <p>Or in one click</p>
      <button class="button plain" name="action" value="pay">Pay with the successful test card</button>
      <button class="button plain" name="action" value="decline">Decline</button>
    </form>
    <details>
      <summary>The test cards</summary>
      <ul class="test-cards">
        ${testCards.map(
          (card) =>
            html`<li><span class="digits">${inGroups(card.number)}</span> <span class="cvv">CVV ${card.cvv ?? 'any'}</span> ${card.does}</li>`,
        )}
      </ul>
      <p class="hint">Any date in the future will do.</p>
    </details>
    <form method="post" class="way-out">
      <button class="link" name="action" value="cancel">Cancel payment</button>
      <button class="link" name="action" value="leave">Leave without telling the shop</button>
    </form>`;
}

function inGroups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
