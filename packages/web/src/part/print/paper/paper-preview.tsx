import type { PrintModel } from '@signa/core/prescription/print';
import { useLayoutEffect, useRef, useState } from 'react';
import { Paper } from './paper';

/** A letter page in CSS pixels. */
const sheetWidth = 8.5 * 96;

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
    // Taller than any dialog: the keyboard must reach what scrolls it.
    <div ref={frame} role="region" aria-label="Pages" tabIndex={0}>
      <div className="paper-preview" style={{ zoom, width: sheetWidth }}>
        <Paper model={model} />
      </div>
    </div>
  );
}
