import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useQuery } from '../../../../ui/navigation/navigation.ts';

/** What narrows a list stands in its address: Back, a reload and a colleague find the same. An empty text narrows by nothing. */
export function useListQuery() {
  const query = useQuery();
  const { search } = useLocation();
  const navigate = useNavigate();
  function change(changes: Readonly<Record<string, string>>): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    navigate({ search: next.toString() }, { replace: true });
  }
  return { query, change };
}

const typingMs = 300;

/** What is typed, told a moment after the last key. What is chosen elsewhere, a saved view or everything, takes its place. */
export function useTyped(told: string, tell: (text: string) => void) {
  const [text, setText] = useState(told);
  const [seen, setSeen] = useState(told);
  const [sent, setSent] = useState(told);
  if (told !== seen) {
    setSeen(told);
    if (told !== sent) setText(told);
  }
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (text.trim() === told) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      tellNow(text.trim());
    }, typingMs);
    return () => clearTimeout(timer);
  }, [text, told]);
  return [text, setText] as const;
}
