type ContactsManager = {
  readonly select: (
    properties: readonly ('name' | 'tel')[],
    options?: { readonly multiple?: boolean },
  ) => Promise<readonly { readonly name?: readonly string[]; readonly tel?: readonly string[] }[]>;
};

declare global {
  interface Navigator {
    /** The Contact Picker API, which phones with Chrome have. */
    readonly contacts?: ContactsManager;
  }
}

export type PickedContact = { readonly fullName: string; readonly phoneNumber: string };

export function canPickContact(): boolean {
  return typeof navigator !== 'undefined' && navigator.contacts !== undefined;
}

/** Lets the person choose one of the phone’s contacts; nothing else of the phone is seen. Undefined when they chose none. */
export async function pickContact(): Promise<PickedContact | undefined> {
  const [contact] = (await navigator.contacts?.select(['name', 'tel']).catch(() => [])) ?? [];
  if (!contact) return undefined;
  return { fullName: contact.name?.[0]?.trim() ?? '', phoneNumber: contact.tel?.[0]?.trim() ?? '' };
}
