import type { Instant } from '@signa/core/base';
import type { CdsAnswer, CdsHook, CdsCard } from '@signa/core/safety';
import { recordChange } from '../../proof.js';
import type { Queryable } from '../../statement.js';

/** A call of another program that was answered. */
interface CdsCheck {
  readonly locationId: string;
  readonly at: Instant;
  /** The name of its key. */
  readonly key: string;
  readonly hook: CdsHook;
  readonly orders: number;
  readonly answer: CdsAnswer;
}

/** Records that a program asked, and how many cards it got: no patient, no drug and no text. */
export async function recordCdsCheck(
  tx: Queryable,
  { locationId, at, key, hook, orders, answer: { cards, extension } }: CdsCheck,
): Promise<void> {
  const count = (indicator: CdsCard['indicator']) => cards.filter((card) => card.indicator === indicator).length;
  const { name, version } = extension['org.signa.knowledge'];
  await recordChange(tx, {
    locationId,
    at,
    who: { username: `program.${key}` },
    operation: 'CheckForProgram',
    subject: `cds:${hook}`,
    before: null,
    after: {
      orders,
      criticalCards: count('critical'),
      warningCards: count('warning'),
      infoCards: count('info'),
      knowledge: `${name} ${version}`,
    },
    messages: [],
  });
}
