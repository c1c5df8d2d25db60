import type { Section } from './passages.tsx';

export const privacy: readonly Section[] = [
  {
    id: 'in-short',
    title: 'In short',
    passages: [
      [
        'We keep what a delivery needs, and little else. We sell nothing, and show no advertising.',
        'Doors, phone numbers and full addresses are seen by the sender, by whoever carries the parcel, and by our team where a delivery needs their help.',
        'You can take a copy of everything, correct it, and leave.',
      ],
      'Waybill is the controller of this data under the Nigeria Data Protection Act 2023 (NDPA). Whoever is abroad has the same rights here.',
    ],
  },
  {
    id: 'what-we-keep',
    title: 'What we keep, and why',
    passages: [
      'To run your account and your deliveries, which is the contract between us:',
      [
        'your name, username, email, phone, city, country and picture;',
        'your password and your PIN, only as hashes that nobody can read back;',
        'the devices on which you are signed in, with the address they came from;',
        'your parcels, trips, batches, posts, comments, likes, orders, ratings, and the names, phones and addresses of receivers that you enter;',
        'your messages and their pictures, and whether they were read, if you let that be seen;',
        'your settings, whom you have muted, what you are not interested in, and what you have reported.',
      ],
      'Because the law asks us to know whom we pay, and to keep books:',
      [
        'your identity check: kind of document, name, date of birth, the last four characters of its number, and the pictures you upload;',
        'the documents of a business;',
        'every movement of money, and the bank or PayPal account that you paid out to. Card numbers never come to us.',
      ],
      'Because it keeps everybody safe, which is our legitimate interest: reports, what our team decided and why, and counts of tries against people who guess codes.',
    ],
  },
  {
    id: 'where-you-are',
    title: 'Where you are',
    passages: [
      'A carrier’s phone tells us where it is only while its owner is on duty or carries a parcel, and lets us. We keep the newest place, not the way. It is shown to the sender and to whoever has the tracking link while the parcel is under way, and is forgotten when the last parcel is handed over and the duty has ended.',
      'On the timeline both ends of a parcel are shown as a neighbourhood, to about a kilometre.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    passages: [
      [
        'Codes and links that we send: a day.',
        'Accounts that were never verified: a week.',
        'Whether you were here: 30 days.',
        'Which parcels you opened: 30 days. Their senders see how many people did, never who.',
        'Devices that were signed out: 30 days. A sign-in lasts 90 days at most.',
        'Pictures and voice notes that were uploaded and never used: a day.',
        'The pictures of an identity check, with name, date of birth and the end of the number: 30 days after the decision. What stays is whether it passed.',
        'Names, phones and doors of a parcel, for whoever carried it: 30 days after it was handed over. You still see what you entered.',
        'How often each page was visited on a day: two years. Nobody is in it.',
        'Notifications: 90 days after you saw them, a year if you did not.',
        'Your profile, posts, messages and orders: as long as you have an account.',
        'The books: for good. Entries are never changed or removed; after you leave they carry no name.',
        'What our team did, and why: for good. It names you by a number only.',
      ],
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    passages: [
      [
        'Everybody signed in: name, username, picture, city and country, rating, how much you have sent and carried, what you post, and whether your identity was checked. Never your papers, email or phone.',
        'The other side of a delivery: what the delivery needs, phone and door included, until 30 days after it. That we suspended somebody is said to nobody but them.',
        'Whoever is given a link to your profile, or to an open parcel, trip or batch of yours: your first name or the name of your business, profile picture, rating and deliveries, whether your identity was checked, and of the item its neighbourhoods, day, weight, kind and price. No words of yours, no pictures that you added, no doors, no phones.',
        'Whoever has the tracking number: where the parcel is, to about a hundred metres while it is under way. No names, no doors, no phones, no money.',
        'Our team, when their work needs it: your name, email, phone, city and country, when you were here last, your balances and payments, your orders and disputes, reports by you and about you, identity papers while they are checked, what you write to our support, and the last messages of a chat that one of the two has reported. Other chats they do not see. That they looked at you is written down, and so is whatever they do: who, when and why.',
      ],
      'Services that work for us get what their part needs: Paystack and PayPal for payments, an SMS and an email service, the push service of your browser, a store for pictures, and, where we use it for identity checks, Dojah. The chat of another company is loaded only after you said yes to cookies. Some of them are outside Nigeria; we pass on data only under contracts that protect it as the NDPA asks.',
      'Courts and authorities get what the law makes us give, and no more.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies, and what your browser keeps',
    passages: [
      [
        'One cookie keeps you signed in. Scripts cannot read it.',
        'One tells a browser where you have signed in from a stranger who guesses your password, for a good year. Scripts cannot read it, either.',
        'One remembers your answer to the question about cookies, for half a year.',
        'Your browser remembers that it has seen our front page, and, until you close the tab, the parcel you asked a price for.',
        'Your browser keeps drafts, messages that wait for network, and what you saw last, so that Waybill opens without network. Signing out clears it.',
      ],
      'If you said yes, two things happen, and neither before: we count how often each page is visited on a day, and the help page may load the chat of another company, where we use one, which sets cookies of its own. A visit is counted without a cookie, your account or your device: what we keep is a day, a page such as “a parcel on the timeline”, and a number.',
      'You can change your answer in settings, “Additional resources”.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    passages: [
      [
        'See it, and take it with you: settings, “Additional resources”, “A copy of my data”. You get one file (JSON).',
        'Correct it: settings, “Account information”. What you cannot change there, we change when you write to us.',
        'Have it deleted: settings, “Deactivate account”. Your name and your words come off everything that is yours: posts, parcels, orders, the search, what you wrote to our support. Your papers and pictures go, and every device is signed out. Messages, and comments and ratings you gave, stay with those they were for, under “Someone who left”; so does what others wrote of you, such as the name and phone of whom they sent a parcel to.',
        'Object, or have us use less of it: write to us, or switch it off where there is a switch (receipts, presence, emails, push).',
        'A decision by a person: disputes and suspensions are decided by people. Where Dojah checks identities for us, a program may say no; write to us, and a person looks again.',
      ],
      'We answer within a month. If we do not, or not well, you may complain to the Nigeria Data Protection Commission (ndpc.gov.ng).',
    ],
  },
  {
    id: 'how-it-is-kept',
    title: 'How it is kept',
    passages: [
      'Everything travels encrypted. Passwords and PINs are hashed with Argon2id. Codes are derived when they are needed, and are in no database. Pictures and voice notes are written anew, without the place and the device they came with. Logs hold neither addresses nor messages.',
      'If something goes wrong with your data all the same, we tell the Commission within 72 hours, and you without delay.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    passages: ['Waybill is for people of 18 and older. If a child has an account, tell us, and we close it.'],
  },
];
