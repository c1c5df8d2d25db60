/** Marks a member of staff beside their name. Drawn from the server’s flag, so nobody can type it. */
export function TeamBadge({ isStaff }: { readonly isStaff: boolean }) {
  return isStaff ? (
    <span className="ml-1.5 inline-block flex-none rounded-full bg-palm px-2 align-middle text-13 leading-5 font-semibold whitespace-nowrap text-paper">
      Waybill team
    </span>
  ) : null;
}
