import type { Section } from './passages.tsx';

export const terms: readonly Section[] = [
  {
    id: 'what-waybill-is',
    title: 'What Waybill is',
    passages: [
      'Waybill brings together people who send parcels and people who are going that way: travellers, and dispatch businesses with a fleet. We hold the money until the parcel is handed over, and we help when something goes wrong.',
      'We do not carry parcels ourselves. The agreement to carry one is between the sender and the carrier; these terms are between each of them and us.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    passages: [
      'One account for each person or business, under your real name. You must be 18 or older. In Nigeria we verify your phone, elsewhere your email.',
      'Your password, your PIN and your codes are yours alone. Nobody from Waybill will ever ask you for them. If you think that somebody else has them, change them and sign out everywhere in your settings.',
      'Carrying parcels, posting batches and paying money out need a checked identity. Sending does not.',
    ],
  },
  {
    id: 'what-may-be-sent',
    title: 'What may be sent, and what may not',
    passages: [
      'Describe what is in the parcel truthfully, with its weight and what it is worth. The carrier may look inside before taking it, and may refuse it.',
      'Never send:',
      [
        'weapons, ammunition, explosives or fireworks;',
        'illegal drugs, or medicine that needs a prescription without it;',
        'cash, cards, cheques or blank identity papers;',
        'stolen or counterfeit goods;',
        'living animals, human remains, or anything that burns, leaks or harms;',
        'whatever the law of the place it leaves, passes or reaches forbids.',
      ],
      'Across a border the sender fills in the customs papers truthfully and pays the duties.',
    ],
  },
  {
    id: 'money',
    title: 'Money, escrow and what we charge',
    passages: [
      'The sender names the fee, or agrees on one with the carrier. When a parcel is posted, the fee and our charge leave the sender’s balance and wait in escrow. They belong to nobody until the delivery ends.',
      [
        'For each parcel that finds a carrier we charge the sender ₦500.00, or $1.00 in dollars. A credit pays it instead.',
        'When a delivery is completed we keep 10% of the fee. The carrier gets the rest, to spend 24 hours later.',
        'Whatever ends before it is completed costs nothing: the fee, the charge and the credit go back to the sender in full.',
      ],
      'Your balance pays for parcels and credits, and can be paid out to a bank account in Nigeria or to PayPal. It earns no interest. If a payment to you is called back by the bank or the card’s owner, the same amount is taken from your balance, and what is missing is owed to us.',
    ],
  },
  {
    id: 'a-delivery',
    title: 'A delivery, step by step',
    passages: [
      [
        'A request that nobody answers for 24 hours ends by itself.',
        'Until the parcel is picked up, either side may cancel, with a reason.',
        'At pickup the carrier enters the sender’s code or takes a photo. At the door the carrier enters the receiver’s code or takes a photo.',
        'With the receiver’s code the delivery is completed at once. With a photo the sender has 48 hours to object; then it is completed by itself.',
        'After pickup only the carrier can ask to bring the parcel back, and the sender agrees when it is there. Without an answer for 24 hours our team decides.',
      ],
      'Both sides may rate each other once, within two weeks of the end.',
    ],
  },
  {
    id: 'disputes',
    title: 'When the two sides disagree',
    passages: [
      'From pickup until a delivery is completed, either side may open a dispute. The money is frozen, both sides show what they have, and our team decides: back to the sender, to the carrier, or split.',
      'We decide by what both have shown: codes, photos, places and times, and what each of you tells us. We do not look into your chat for it: put what matters there into the dispute. Deals made outside of Waybill we cannot see, and cannot protect.',
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    passages: [
      'We answer for the money in your wallet and in escrow, for keeping your data as the privacy page says, and for what we do wrong ourselves.',
      'For loss of a parcel, damage and delay the carrier answers to the sender. We give back what waits in escrow where our team decides so; that is the fee, not the worth of the parcel. Keep what cannot be replaced with you, and insure what is precious.',
      'Nothing here takes away rights that the law gives you as a consumer.',
    ],
  },
  {
    id: 'how-we-treat-each-other',
    title: 'How we treat each other',
    passages: [
      'No threats, no insults, no advertising in other people’s chats, no asking for codes or PINs, no fake reviews, nobody else’s private details. You can mute and report anybody; they are not told.',
      'What you write and show here stays yours. You allow us to show it where you put it. We take down what breaks these terms.',
    ],
  },
  {
    id: 'suspension-and-leaving',
    title: 'Suspension, and leaving',
    passages: [
      'We may suspend an account that breaks these terms or endangers others. We write to you why. Your money stays yours, and deliveries under way are looked after. If you think it is a mistake, reply to that email: a person reads it.',
      'You may leave whenever your wallets are empty and nothing is under way: settings, “Deactivate account”. Your name comes off everything. The books and the orders stay, without your name, because others need them.',
    ],
  },
  {
    id: 'changes-and-law',
    title: 'Changes, and which law counts',
    passages: [
      'When these terms change in a way that matters, we tell you in the app at least two weeks before. What was agreed for a delivery under way stays as it was.',
      'The law of the Federal Republic of Nigeria counts. If you live elsewhere, what your law grants consumers counts, too. Write to us first: most things are settled in a day.',
    ],
  },
];
