import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { PrintLogo } from './mark';
import { countPages } from './page-count';
import type { PageCount } from './page-count';
import { useLoadedFonts } from './use-loaded-fonts';
import type { PrintHead, PrintRow } from '@signa/core/prescribing';

/** Height of a printed page between its margins, in CSS pixels. */
const pageHeight = 10 * 96;
const roundingSlack = 4;
const stepSmaller = 0.02;
const onePage: PageCount = { pages: 1, blank: 0 };

interface Fit extends PageCount {
  readonly zoom: number;
}

/** Scale factors to try when fitting content onto one page; smaller text also fills lines better. */
function fitOf(content: HTMLElement, foot: number, smallest: number): Fit {
  const space = pageHeight - roundingSlack - foot;
  const whole = content.offsetHeight;
  const zoomed = content.parentElement;
  if (whole <= space || !zoomed) return { ...onePage, zoom: 1 };
  for (let zoom = 1 - stepSmaller; zoom >= smallest; zoom -= stepSmaller) {
    zoomed.style.zoom = String(zoom);
    if (content.offsetHeight * zoom <= space) return { ...onePage, zoom };
  }
  zoomed.style.zoom = '1';
  const heights = Array.from(content.children, (block) => (block as HTMLElement).offsetHeight);
  const gap = parseFloat(getComputedStyle(content).rowGap) || 0;
  return { ...countPages([...heights, foot], gap, pageHeight), zoom: 1 };
}

export interface SheetProps {
  readonly head: PrintHead;
  readonly foot: readonly [string, string];
  /** Minimum scale for fitting the content onto one page. */
  readonly smallest: number;
  /** Number of its first page, and the total number of pages. */
  readonly from: number;
  readonly total: number;
  /** Called with the number of pages that the content takes. */
  readonly onPages: (pages: number) => void;
  readonly children: ReactNode;
}

/**
 * One printed form: a header, unbreakable blocks, and a footer. It continues on a second page rather than truncating
 * anything.
 */
export function Sheet({ head, foot, smallest, from, total, onPages, children }: SheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLElement>(null);
  const [{ pages, blank, zoom }, setFit] = useState<Fit>({ ...onePage, zoom: 1 });
  const letters = useLoadedFonts();
  useLayoutEffect(() => {
    if (content.current) setFit(fitOf(content.current, footer.current?.offsetHeight ?? 0, smallest));
  }, [children, smallest, letters]);
  useLayoutEffect(() => onPages(pages), [onPages, pages]);
  return (
    <section
      className="paper-sheet"
      style={{ '--pages': pages, '--blank': `${blank}px` } as CSSProperties}
      aria-label={head.title}
    >
      <div style={{ zoom }}>
        <div ref={content} className="paper-content">
          <header className="paper-head">
            <div className="paper-brand">
              <PrintLogo />
              <div>
                <h2 className="paper-title">{head.title}</h2>
                <p>{head.subtitle}</p>
              </div>
            </div>
            <dl className="paper-lines">
              {head.rows.map(({ label, value }) => (
                <LabelledValue key={label} label={label} value={value} />
              ))}
            </dl>
          </header>
          {children}
        </div>
      </div>
      <footer ref={footer} className="paper-foot">
        <span>{foot[0]}</span>
        <span>{foot[1]}</span>
        <span>{pages === 1 ? `Page ${from} of ${total}` : `Pages ${from} to ${from + pages - 1} of ${total}`}</span>
      </footer>
    </section>
  );
}

export function LabelledValue({ label, value }: PrintRow) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {value.map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </dd>
    </>
  );
}
