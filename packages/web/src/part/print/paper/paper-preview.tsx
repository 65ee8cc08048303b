import { chakra } from '@chakra-ui/react';
import { type PrintModel, unprintedLetters } from '@signa/core/prescribing';
import { TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Paper } from './paper';

/** A letter page in CSS pixels. */
const sheetWidth = 8.5 * 96;

/** Letters that a warning names. */
const mostNamed = 12;

/** The sheets as they will come out, made small enough for the window. */
export function PaperPreview({ model }: { readonly model: PrintModel }) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setZoom(Math.min(1, element.clientWidth / sheetWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <LettersWarning letters={unprintedLetters(model)} />
      {/* Taller than any dialog: the keyboard must reach what scrolls it. */}
      <div ref={frame} role="region" aria-label="Pages" tabIndex={0}>
        <div className="paper-preview" style={{ zoom, width: sheetWidth }}>
          <Paper model={model} />
        </div>
      </div>
    </>
  );
}

/** Letters that the portal brings none for: this computer may have them, and shows boxes where it has not (P-345). */
function LettersWarning({ letters }: { readonly letters: readonly string[] }) {
  if (letters.length === 0) return null;
  const named = letters.slice(0, mostNamed).join(' ');
  return (
    <chakra.p role="note" display="flex" alignItems="flex-start" gap="2" mb="3" color="status.near.fg">
      <chakra.span flex="none" mt="0.5">
        <TriangleAlert size={16} aria-hidden />
      </chakra.span>
      <span>
        {`Check the pages below before you print: not every computer has the letters `}
        <bdi>{named}</bdi>
        {letters.length > mostNamed ? ' and others.' : '.'} Where one is missing, write it by hand.
      </span>
    </chakra.p>
  );
}
