import { join } from 'node:path';
import { letterFiles, letterRuns, printedText } from '@signa/core/prescribing';
import type PdfDocument from 'pdfkit';
import { wrap } from './wrap.js';

type Weight = 'regular' | 'strong';

/** Text style; lengths are in points. */
export interface Style {
  readonly size: number;
  readonly weight: Weight;
  /** Line height as a multiple of the font size. */
  readonly leading: number;
  readonly spacing?: number;
  readonly align?: 'left' | 'center' | 'right';
}

const weights: Readonly<Record<Weight, string>> = { regular: 'Regular', strong: 'SemiBold' };

/** Half the cap height, which centers capitals in their line. */
const halfCapital = 0.355;

/** Draws black lines and texts on the current page; y grows downward from the top edge. */
export class Ink {
  private readonly wrapped = new Map<string, readonly string[]>();

  constructor(
    private readonly doc: InstanceType<typeof PdfDocument>,
    fontFolder: string,
  ) {
    // A font file is read when its first glyph is needed.
    for (const [weight, suffix] of Object.entries(weights))
      for (const [at, { name }] of letterFiles.entries())
        doc.registerFont(`${weight} ${at}`, join(fontFolder, `${name}-${suffix}.ttf`));
  }

  /** The lines a text takes at a width, cached because pieces request the same ones repeatedly. */
  lines(text: string, width: number, style: Style): readonly string[] {
    const key = [style.size, style.weight, style.spacing ?? 0, width, text].join();
    let lines = this.wrapped.get(key);
    if (!lines) {
      lines = wrap(printedText(text), width, (part) => this.measured(part, style));
      this.wrapped.set(key, lines);
    }
    return lines;
  }

  width(text: string, style: Style): number {
    return this.measured(printedText(text), style);
  }

  /** One line of text whose line box starts at `y`. */
  line(written: string, x: number, y: number, width: number, style: Style): void {
    const text = printedText(written);
    const free = width - this.measured(text, style);
    const indent = style.align === 'right' ? free : style.align === 'center' ? free / 2 : 0;
    const baseline = y + style.size * (style.leading / 2 + halfCapital);
    const { spacing: characterSpacing = 0 } = style;
    let left = x + indent;
    for (const run of letterRuns(text)) {
      this.use(style, run.file);
      this.doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
      left += this.doc.widthOfString(run.text, { characterSpacing }) + characterSpacing;
    }
  }

  rule(fromX: number, fromY: number, toX: number, toY: number, thickness = 0.75): void {
    this.doc.lineWidth(thickness).moveTo(fromX, fromY).lineTo(toX, toY).stroke();
  }

  /** A rectangle with the stroke inside. */
  frame(x: number, y: number, width: number, height: number, thickness = 0.75): void {
    const half = thickness / 2;
    this.doc
      .lineWidth(thickness)
      .rect(x + half, y + half, width - thickness, height - thickness)
      .stroke();
  }

  /** SVG path data of a square drawing, rendered at `size`. */
  sign(paths: readonly { readonly data: string; readonly thickness: number }[], x: number, y: number, scale: number) {
    this.doc.save().translate(x, y).scale(scale).lineCap('round');
    for (const { data, thickness } of paths) this.doc.lineWidth(thickness).path(data).stroke();
    this.doc.restore();
  }

  /** Renders the content scaled down, from the top left corner at `x` and `y`. */
  scaled(scale: number, x: number, y: number, draw: () => void): void {
    this.doc.save().translate(x, y).scale(scale).translate(-x, -y);
    draw();
    this.doc.restore();
  }

  private use({ weight, size }: Style, file: number): void {
    this.doc.font(`${weight} ${file}`).fontSize(size);
  }

  private measured(text: string, style: Style): number {
    const { spacing: characterSpacing = 0 } = style;
    const widths = letterRuns(text).map((run) => {
      this.use(style, run.file);
      return this.doc.widthOfString(run.text, { characterSpacing });
    });
    return widths.reduce((sum, width) => sum + width + characterSpacing, -characterSpacing);
  }
}
