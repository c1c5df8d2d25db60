import { type Html, html } from '../../../console/html.ts';
import { type FieldLook, field, type Typed } from './field.ts';
import { otp, type Question, type TestCard } from './test-cards.ts';

const headings = {
  pin: 'Enter your card’s PIN',
  phone: 'Enter your phone number',
  otp: 'Enter the code your bank sent',
};

/** The question of the card’s bank before it decides. */
export function questionForm(question: Question, card: TestCard, amount: string, typed: Typed): Html {
  return html`
    ${question === 'bank' ? bankPage(card, amount) : ask(question, look(question, card), typed)}
    <form method="post" class="way-out">
      <button class="link" name="action" value="start-over">Use another card</button>
      <button class="link" name="action" value="cancel">Cancel payment</button>
      <button class="link" name="action" value="leave">Leave without telling the shop</button>
    </form>`;
}

function ask(question: 'pin' | 'phone' | 'otp', fieldLook: FieldLook, typed: Typed): Html {
  return html`
    <form method="post">
      <h1>${headings[question]}</h1>
      ${field(fieldLook, typed)}
      <button class="button" name="action" value="${question}">Continue</button>
    </form>`;
}

function look(question: 'pin' | 'phone' | 'otp', card: TestCard): FieldLook {
  switch (question) {
    case 'pin':
      return { name: 'pin', label: '4-digit PIN', hint: `For this test card it is ${card.pin}.`, maxlength: 4, isSecret: true };
    case 'phone':
      return {
        name: 'phone',
        label: 'Phone number',
        hint: 'At least ten digits; nobody is called.',
        placeholder: '0803 123 4567',
        maxlength: 20,
      };
    case 'otp':
      return { name: 'otp', label: 'One-time code', hint: `In the sandbox it is always ${otp}.`, maxlength: 6 };
  }
}

/** The bank’s own page, where the card holder is asked in person. */
function bankPage(card: TestCard, amount: string): Html {
  return html`
    <form method="post" class="bank">
      <p class="bank-name">Test Bank · secure confirmation</p>
      <h1>Is this you?</h1>
      <p>Somebody wants to pay ${amount} with the card ending ${card.number.slice(-4)}.</p>
      <button class="button" name="action" value="bank-approve">Yes, approve it</button>
      <button class="button plain" name="action" value="bank-reject">No, reject it</button>
    </form>`;
}
