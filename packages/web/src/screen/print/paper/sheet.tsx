import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { PaperMark } from './mark';
import type { PrintRow } from '@signa/core/prescription';

/** The height of a printed page between its margins, in CSS pixels. */
const pageHeight = 10 * 96;
const roundingSlack = 4;
/** What is a little too long is made this much smaller at most: one legible page is better than a second one with two lines. */
const smallest = 0.88;

interface Fit {
  readonly pages: number;
  readonly zoom: number;
}

function fitOf(height: number): Fit {
  const room = pageHeight - roundingSlack;
  const zoom = room / height;
  if (height <= room) return { pages: 1, zoom: 1 };
  return zoom >= smallest ? { pages: 1, zoom } : { pages: Math.ceil(height / room), zoom: 1 };
}

export interface SheetProps {
  readonly title: string;
  readonly subtitle: string;
  readonly head: readonly PrintRow[];
  readonly foot: readonly [string, string];
  /** The number of its first page, and of all pages. */
  readonly from: number;
  readonly total: number;
  /** Told how many pages the content takes. */
  readonly onPages: (pages: number) => void;
  readonly children: ReactNode;
}

/** One form of the print-out: a head, blocks that are never split, a foot. It takes a second page before it cuts anything. */
export function Sheet({ title, subtitle, head, foot, from, total, onPages, children }: SheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLElement>(null);
  const [{ pages, zoom }, setFit] = useState<Fit>({ pages: 1, zoom: 1 });
  useLayoutEffect(() => {
    setFit(fitOf((content.current?.offsetHeight ?? 0) + (footer.current?.offsetHeight ?? 0)));
  }, [children]);
  useLayoutEffect(() => onPages(pages), [onPages, pages]);
  return (
    <section className="paper-sheet" style={{ '--pages': pages } as CSSProperties} aria-label={title}>
      <div style={{ zoom }}>
        <div ref={content} className="paper-content">
          <header className="paper-head">
            <div className="paper-brand">
              <PaperMark />
              <div>
                <h1 className="paper-title">{title}</h1>
                <p>{subtitle}</p>
              </div>
            </div>
            <dl className="paper-lines">
              {head.map(({ label, value }) => (
                <Pair key={label} label={label} value={value} />
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

export function Pair({ label, value }: PrintRow) {
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
