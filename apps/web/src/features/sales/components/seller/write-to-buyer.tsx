import MessageCircle from 'lucide-react/icons/message-circle';
import { useBusy } from '../../../../forms/use-busy.ts';
import { paths, withQuery } from '../../../../session/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { useNavigate } from '../../../../ui/navigation/navigation.ts';
import { openBuyerRoom } from '../../api/open-buyer-room.ts';

/** Opens the chat with whoever has ordered. */
export function WriteToBuyer({ saleId, name }: { readonly saleId: string; readonly name: string }) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();

  async function open() {
    const { id } = await openBuyerRoom(saleId);
    navigate(withQuery(paths.chat, { roomId: id }));
  }

  return (
    <Button
      variant="secondary"
      className="min-h-11 flex-none px-3.5"
      aria-label={`Write to ${name}`}
      title={`Write to ${name}`}
      busy={busy}
      icon={<MessageCircle size={18} aria-hidden="true" />}
      onClick={() => void run(open)}
    />
  );
}
