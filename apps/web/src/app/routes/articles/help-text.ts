import type { Section } from './passages.tsx';

/** The frequent questions and their answers. */
export const answers: readonly Section[] = [
  {
    id: 'escrow',
    title: 'How does escrow work?',
    passages: [
      'When you post a parcel, the fee and our charge leave your balance and wait in escrow. Your carrier sees that they are there, and cannot touch them.',
      'When the parcel is handed over, the carrier is paid. If the delivery does not happen, all of it comes back to you.',
    ],
  },
  {
    id: 'codes',
    title: 'What are the two codes for?',
    passages: [
      'The sender’s code proves that the parcel was picked up. You find it on your order; say it to the carrier when you hand the parcel over.',
      'The receiver’s code proves that it arrived. The receiver gets it by SMS, with the tracking link. Give it to the carrier only with the parcel in your hands: it pays them at once.',
      'The carrier sees neither in the app. After five wrong tries a code is paused for 30 minutes; a photo still works. Lost the SMS? The sender can send it again from the order.',
    ],
  },
  {
    id: 'fees',
    title: 'What does it cost?',
    passages: [
      'You name the fee for the carrier, or agree on one. “Get a quote” tells you what is usual.',
      [
        'We charge the sender ₦500.00 for each parcel ($1.00 in dollars), or one credit. Credits in bundles of 5, 10 and 25 are 5, 10 and 15% cheaper.',
        'The carrier gets the fee less 10%, to spend 24 hours after the delivery.',
        'If nothing comes of it, you pay nothing.',
      ],
    ],
  },
  {
    id: 'sell',
    title: 'How do I sell something by a link?',
    passages: [
      'In “Sell by link” add pictures and a price, and send the link in any chat. It needs a checked identity; your buyer needs no account. They pay naira by bank transfer or card, dollars with PayPal.',
      [
        'Paid now: the money is in escrow before you send it. After three days without sending, it goes back.',
        'Paid at the door: nobody gets the parcel before the app says “Paid”. One delivery fee of yours is set aside; if nobody opens, half of it pays the carrier for coming, the other half the way back.',
        'We keep 1.5%, ₦2,000.00 or $5.00 at most. The rest is yours 24 hours after the handover.',
      ],
    ],
  },
  {
    id: 'bought',
    title: 'What I bought by a link is not right',
    passages: [
      'Say so on its page within 24 hours of the handover: the seller’s money is frozen, and our team decides. What never comes is paid back.',
    ],
  },
  {
    id: 'cancel',
    title: 'Can I cancel?',
    passages: [
      [
        'Nobody has taken it yet: take the parcel down. All of the money is back at once.',
        'Accepted, not picked up: either side can cancel, with a reason. All of the money goes back to the sender.',
        'Picked up: only the carrier can ask to bring it back. When you have it, agree, and the money is back. If nobody answers for 24 hours, our team decides.',
      ],
    ],
  },
  {
    id: 'dispute',
    title: 'Something is wrong with the delivery. What now?',
    passages: [
      'Talk to the other side first: most things are a late bus. If that does not help, open the order and choose “Something is wrong”. From then on nobody gets the money until our team has decided.',
      'Tell what happened and add photos. The other side does the same. We decide within three days for the sender, for the carrier, or split it, and tell both why.',
      'You can do so from pickup until the delivery is completed. Delivered with a photo, you have 48 hours.',
    ],
  },
  {
    id: 'lost',
    title: 'My parcel is late, or lost',
    passages: [
      'Look at the tracking page: it shows what happened last, and where the carrier is while it is under way. Then write to the carrier from the order.',
      'No answer, or the parcel is gone? Open a dispute from the order. Your money is frozen, not spent. If the parcel was lost, the fee comes back to you. What was in it you claim from the carrier; our team tells you what it found out.',
    ],
  },
  {
    id: 'identity',
    title: 'Why do you check my identity?',
    passages: [
      'Whoever hands over a parcel should know that somebody has looked at the carrier’s documents. So carrying, posting batches and withdrawing money need a checked identity. Sending does not.',
      'You need a document (national ID, passport, driver’s licence, voter’s card or residence permit) and a selfie. Begin in settings, “Account”. A business shows its certificate of registration and the ID of whoever represents it. If it does not pass, you read why, and can try again.',
      'Only our team sees the pictures, or Dojah where it does the check for us. We delete ours 30 days after the decision.',
    ],
  },
  {
    id: 'top-up',
    title: 'How do I add money, and get it out?',
    passages: [
      'Naira by card or by a transfer from your bank app, through Paystack; dollars through PayPal. Without a checked identity you can add up to ₦200,000.00 or $200.00 at a time.',
      'Paying out needs a checked identity and your PIN: to a bank account in Nigeria, or to PayPal. It leaves your balance at once and usually arrives within minutes. If the bank refuses it, all of it comes back.',
    ],
  },
  {
    id: 'pin',
    title: 'I forgot my PIN, or my wallet is locked',
    passages: [
      'Five wrong PINs lock the wallet for 30 minutes, and for longer each time after that. In settings, “Wallet PIN”, press “Forgot PIN?”: we send you a code, you choose a new one, and the wallet is open again.',
      'Nobody from Waybill will ever ask you for your PIN.',
    ],
  },
  {
    id: 'receiver',
    title: 'Does the receiver need an account?',
    passages: [
      'No. The receiver gets an SMS with a link that shows where the parcel is, and a code for the handover. The page shows nothing private.',
    ],
  },
  {
    id: 'express',
    title: 'What is express?',
    passages: [
      'A parcel across town, now. We ring the riders nearby who are on duty; the first to accept has it. If nobody does, you get everything back.',
    ],
  },
  {
    id: 'trouble-with-somebody',
    title: 'Somebody bothers me, or tries to cheat',
    passages: [
      'Open their profile or your chat, and mute or report them. They are not told. Our team looks at every report.',
      'Stay in Waybill: whoever wants to be paid outside, asks for a code before the parcel is there, or for your PIN, is up to no good.',
    ],
  },
  {
    id: 'my-data',
    title: 'How do I get my data, or leave?',
    passages: [
      'A copy of everything is in settings, “Additional resources”. To leave, empty your wallets, end what is under way, and choose settings, “Deactivate account”. It cannot be undone.',
    ],
  },
];
