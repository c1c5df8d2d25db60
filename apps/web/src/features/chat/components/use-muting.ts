import { useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../../forms/show-failure.ts';
import { toast } from '../../../ui/toast.tsx';
import { mutePerson, unmutePerson } from '../api/mute-person.ts';
import { firstName, type Member } from '../model/members.ts';

/** Mutes and unmutes somebody. Both answer true where it worked, and show the failure where not. */
export function useMuting({ userId, fullName }: Pick<Member, 'userId' | 'fullName'>) {
  const queries = useQueryClient();
  const name = firstName(fullName);

  async function change(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      // The list of chats, what may be done in the room, and what they have put on the board.
      for (const queryKey of [['chat'], ['unseen'], ['timeline']]) void queries.invalidateQueries({ queryKey });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  }

  async function unmute(): Promise<boolean> {
    const isDone = await change(() => unmutePerson(userId));
    if (isDone) toast.success(`${name} is unmuted`, 'They were never told.');
    return isDone;
  }

  async function mute(): Promise<boolean> {
    const isDone = await change(() => mutePerson(userId));
    if (isDone)
      toast.asking(`${name} is muted`, 'The chat has left your list. They are not told.', {
        label: 'Undo',
        act: () => void unmute(),
      });
    return isDone;
  }

  return { mute, unmute };
}
