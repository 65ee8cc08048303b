import { copyTooltipMs, isBlank } from '@signa/core/base';
import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Bubble, placeBubble } from '../tooltip/bubble';
import type { Place } from '../tooltip/bubble';
import { Button } from './button';

interface CopyButtonProps {
  /** Text for the clipboard. */
  readonly text: string;
  /** Description of the text, such as 'product title'. */
  readonly what: string;
}

async function copy(text: string): Promise<string> {
  if (isBlank(text)) return 'No text to copy!';
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied!';
  } catch {
    return 'Failed to copy!';
  }
}

/** Copies a value and shows the result for half a second (C-188). */
export function CopyButton({ text, what }: CopyButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [answer, setAnswer] = useState<{ readonly said: string; readonly place: Place } | null>(null);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), copyTooltipMs);
    return () => clearTimeout(timer);
  }, [answer]);
  const press = async () => {
    const said = await copy(text);
    if (anchor.current) setAnswer({ said, place: placeBubble(anchor.current.getBoundingClientRect()) });
  };
  return (
    <>
      <Button
        ref={anchor}
        size="icon"
        variant="plain"
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => void press()}
      >
        <Copy size={16} aria-hidden />
      </Button>
      <chakra.span role="status" srOnly>
        {answer?.said}
      </chakra.span>
      {answer && <Bubble place={answer.place}>{answer.said}</Bubble>}
    </>
  );
}
