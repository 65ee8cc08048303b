import { chakra } from '@chakra-ui/react';
import { type PrintModel, unprintedLetters } from '@signa/core/prescribing';
import { TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Paper } from './paper';

/** US Letter size in CSS pixels. */
const sheetWidth = 8.5 * 96;

/** Maximum number of characters that a warning lists. */
const maxListed = 12;

/** The pages as they will be printed, scaled to fit the window. */
export function PrintPreview({ model }: { readonly model: PrintModel }) {
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
      {/* Taller than any dialog, so the scroll container must be reachable by keyboard. */}
      <div ref={frame} role="region" aria-label="Pages" tabIndex={0}>
        <div className="paper-preview" style={{ zoom, width: sheetWidth }}>
          <Paper model={model} />
        </div>
      </div>
    </>
  );
}

/** Characters that the bundled fonts lack. The computer may have a font for them; otherwise it prints boxes (P-345). */
function LettersWarning({ letters }: { readonly letters: readonly string[] }) {
  if (letters.length === 0) return null;
  const named = letters.slice(0, maxListed).join(' ');
  return (
    <chakra.p role="note" display="flex" alignItems="flex-start" gap="2" mb="3" color="status.near.fg">
      <chakra.span flex="none" mt="0.5">
        <TriangleAlert size={16} aria-hidden />
      </chakra.span>
      <span>
        {`Check the pages below before you print. Some computers can't print these characters: `}
        <bdi>{named}</bdi>
        {letters.length > maxListed ? ' and others.' : '.'} Write missing characters by hand.
      </span>
    </chakra.p>
  );
}
