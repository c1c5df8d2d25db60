import type { ReactNode } from 'react';

type TableRowProps = {
  readonly onOpen: () => void;
  /** The way and how it stands: what a keyboard finds, and a screen reader says. */
  readonly lead: ReactNode;
  readonly party: ReactNode;
  readonly what: ReactNode;
  readonly goes: ReactNode;
  readonly money: ReactNode;
  readonly status: ReactNode;
};

/** A line of the table, which can be pressed anywhere. */
export function TableRow({ onOpen, lead, party, what, goes, money, status }: TableRowProps) {
  return (
    <tr onClick={onOpen} className="cursor-pointer border-t border-line hover:bg-paper">
      <td className="py-3 pr-3 pl-5">
        <button
          type="button"
          className="min-h-11 w-full text-left wrap-anywhere"
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {lead}
        </button>
      </td>
      <td className="px-3">
        <span className="flex items-center gap-2.5">{party}</span>
      </td>
      <td className="px-3">{what}</td>
      <td className="px-3 whitespace-nowrap">{goes}</td>
      <td className="px-3 py-2 text-right whitespace-nowrap">{money}</td>
      <td className="py-3 pr-5 pl-3 text-right">{status}</td>
    </tr>
  );
}
