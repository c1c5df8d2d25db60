/** The identity of a member, as we vouch for it. */
type ChatPerson = {
  readonly userId: string;
  readonly fullName: string;
  /** Null until they have proven that it is theirs: anybody may type anybody’s. */
  readonly email: string | null;
};

/** The proof is made with a key that only we and the provider have: nobody can pass for somebody else in the widget. */
type Vouched<Person> = { readonly identity: Person & { readonly hash: string } };

type LiveChatWidget =
  | (Vouched<ChatPerson & { readonly email: string }> & { readonly provider: 'tawk'; readonly scriptUrl: string })
  | (Vouched<ChatPerson> & { readonly provider: 'chatwoot'; readonly baseUrl: string; readonly websiteToken: string });

/** A live chat with staff, run by a provider. */
export type LiveChatPort = {
  /** Origins that a page must let it load from. */
  readonly origins: readonly string[];
  /** Nothing where it could not be proven to the provider who they are. */
  widgetFor(person: ChatPerson): LiveChatWidget | undefined;
};
