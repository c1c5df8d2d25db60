import type { Thing } from '../demo-pictures.ts';

type Line = readonly [by: string, hoursAgo: number, text: string, shows?: Thing | 'voice note'];

export type ChatStory = {
  readonly between: readonly [string, string];
  readonly messages: readonly Line[];
  /** Number of the newest messages that each person has not read. */
  readonly unread?: Readonly<Record<string, number>>;
};

/** Conversations of the demo’s people; events of their orders are added among them automatically. */
export const chatStories: readonly ChatStory[] = [
  {
    between: ['adaeze', 'tunde'],
    messages: [
      ['adaeze', 218, 'Good morning! You go to Ibadan on Saturday? It is only lace and a gele, it weighs nothing.'],
      ['tunde', 217.8, 'Good morning. Yes, I leave Jibowu at nine. Is Bodija the old or the new side?'],
      ['adaeze', 217.7, 'Behind the market, the green gate. My aunty is home all day.'],
      ['tunde', 213, 'At the park now. Who is bringing it?'],
      ['adaeze', 212.9, 'My brother Chike, in a yellow cap. He has the code.'],
      ['tunde', 207, 'Handed over. Your aunty gave me moin moin. I am not complaining.'],
      ['adaeze', 206.8, 'She does that to everybody she likes. Thank you so much!'],
      ['adaeze', 118, 'Are you going towards Benin this week? I have a blender for Efe.'],
      ['tunde', 117.5, 'On Thursday. Please put tape around the box, the road after Ore is not kind.'],
      ['tunde', 76, 'Efe was at work, so I left it with the gateman and took a photo.'],
      ['adaeze', 60.5, 'Efe says the jar is cracked. I have to tell Waybill about it, I hope you understand.', 'blender'],
      ['tunde', 59, 'I understand. It was whole when I gave it away, the photo shows it. Let them look at both.'],
      ['adaeze', 39.5, 'And still: thank you for taking the present for my sister.'],
      ['tunde', 39.2, '', 'voice note'],
      ['tunde', 5.2, 'I am at the gate in Wuse. Nobody answers, I will leave it with the security man.'],
      ['tunde', 5, 'Done, there is a photo. Please confirm when she has it.', 'gate'],
    ],
    unread: { adaeze: 3 },
  },
  {
    between: ['adaeze', 'swiftlane'],
    messages: [
      ['swiftlane', 397, 'Hello Adaeze, Halima from Swiftlane here. Our driver is Sani, he calls before he comes.'],
      ['adaeze', 396.8, 'Perfect. The books are wrapped in nylon because of the rain.'],
      ['swiftlane', 370, 'Delivered to Musa in Kano, he had the code ready.'],
      ['adaeze', 369, 'You people are serious. Thank you!'],
      ['adaeze', 37, 'The printer is heavy, nine kilos. Is that fine for the van?'],
      ['swiftlane', 36.5, 'That is fine. Please keep it standing, with the cartridges out.'],
      ['swiftlane', 8.2, 'Picked up. We pass Lokoja tonight, you can follow it on the map.'],
      ['adaeze', 7, 'I am watching the little dot. Small pleasures.'],
    ],
    unread: { swiftlane: 1 },
  },
  {
    between: ['adaeze', 'fatima'],
    messages: [
      ['fatima', 9.8, 'I saw your parcel to Enugu. I am not on that road every week, but on Friday I am.'],
      ['adaeze', 9, 'Friday would be early enough. Let me ask who else goes.'],
      ['fatima', 8.5, 'No hurry. The request is open until tomorrow.'],
    ],
    unread: { adaeze: 1 },
  },
  {
    between: ['adaeze', 'kunle'],
    messages: [
      ['kunle', 7.9, 'I go as far as Onitsha anyway. From there it is a detour, so I wrote 7,000.'],
      ['adaeze', 6.5, 'Let me think about it until tonight, please.'],
    ],
  },
  {
    between: ['tunde', 'chioma'],
    messages: [
      ['chioma', 296, 'These are wedding shoes. If they are late, I cannot go to that church again.', 'shoes'],
      ['tunde', 295, 'They will dance before I have found a parking space. Do not worry.'],
      ['tunde', 270, 'Delivered. The bride says the red ones are the best.'],
      ['chioma', 269.5, 'She has taste. God bless you!'],
      ['tunde', 1.9, 'The park in Aba takes 500 for each bag now, that is why it is 3,800.'],
    ],
    unread: { chioma: 2 },
  },
  {
    between: ['tunde', 'emeka'],
    messages: [
      ['tunde', 2.9, 'I can take the phones to Wuse tomorrow morning. Are they in one box?'],
      ['emeka', 2.4, 'One box, the size of a shoe box. Let me ask my customer when he is home.'],
      ['emeka', 1.2, 'He says after four. Does that work?'],
    ],
    unread: { tunde: 2 },
  },
  {
    between: ['maria', 'kunle'],
    messages: [
      ['maria', 90, 'Hello Kunle! You wrote that you change planes in Lisbon on the 18th?'],
      ['kunle', 89, 'Hello Maria. Yes, I have five hours there. Where would we meet?'],
      ['maria', 88.5, 'At the Metro exit in the airport. I will carry a yellow umbrella.'],
      ['kunle', 21, 'I have asked to carry the lens. It goes into my hand luggage.'],
      ['maria', 17.5, 'Thank you. My husband is already clearing the shelf for it.', 'lens'],
      ['kunle', 4, 'What does it weigh with the box? They are strict with hand luggage.'],
    ],
    unread: { maria: 1 },
  },
  {
    between: ['swiftlane', 'fatima'],
    messages: [
      ['fatima', 140, 'Do you collect in Maitama as well?'],
      ['swiftlane', 139, 'Yes, every day until 4 pm.'],
      ['fatima', 52, 'Then I will send my customers to you when I am full.'],
      ['swiftlane', 51, 'We owe you a cold drink for every one.'],
      ['fatima', 26, 'Two came already. I am counting!'],
    ],
    unread: { swiftlane: 1 },
  },
  {
    between: ['blessing', 'tari'],
    messages: [
      ['tari', 83, 'I pass Calabar on my way back tomorrow. Is the vase in a box?'],
      ['blessing', 82.5, 'In a box, in paper, in another box.', 'carton'],
      ['tari', 48.8, 'Nobody was home, so it is at the gate.', 'gate'],
      ['blessing', 40, 'Ejiro looked at the gate three times. There is nothing.'],
      ['tari', 38, 'Send 5,000 to my own account and I go and look again. Not through the app.'],
      ['blessing', 37.5, 'I will not pay outside of Waybill. I am telling them now.'],
    ],
    unread: { tari: 1 },
  },
  {
    between: ['blessing', 'creekside'],
    messages: [
      ['creekside', 156, 'Boma from Creekside. Can the cooler stand in the van all day?'],
      ['blessing', 155, 'If nobody opens it, until next week.'],
      ['creekside', 115, 'Delivered. He opened it in front of us and danced.'],
      ['blessing', 114, 'That is my brother. Thank you!'],
    ],
  },
];
