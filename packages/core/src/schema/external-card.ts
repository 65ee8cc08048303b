import * as z from 'zod/mini';
import { cdsHooks, type DiscoveredService, type SentCard } from '../safety/index.js';

const open = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));
const text = open(z.string());
/** A list whose entries of another shape are left out. */
const listOf = <T extends z.ZodMiniType>(entry: T) =>
  z.pipe(
    open(z.array(z.unknown())),
    z.transform((all): readonly z.infer<T>[] => (all ?? []).flatMap((one) => entry.safeParse(one).data ?? [])),
  );

const card = z.pipe(
  z.object({
    uuid: text,
    summary: z.string(),
    detail: text,
    indicator: z.enum(['info', 'warning', 'critical']),
    source: z.object({ label: z.string(), url: text }),
    links: z.optional(listOf(z.object({ label: z.string(), url: z.string(), type: text }))),
    suggestions: z.optional(listOf(z.object({ label: z.string(), uuid: text }))),
    selectionBehavior: text,
    overrideReasons: z.optional(listOf(z.object({ code: z.string(), system: text, display: z.string() }))),
  }),
  z.transform(({ source, ...sent }): SentCard => ({
    uuid: sent.uuid ?? null,
    summary: sent.summary,
    detail: sent.detail ?? null,
    indicator: sent.indicator,
    source: { label: source.label, url: source.url ?? null },
    links: (sent.links ?? []).map(({ label, url, type }) => ({ label, url, type: type ?? null })),
    suggestions: (sent.suggestions ?? []).map(({ label, uuid }) => ({ label, uuid: uuid ?? null })),
    selectionBehavior: sent.selectionBehavior ?? null,
    overrideReasons: (sent.overrideReasons ?? []).map(({ code, system, display }) => ({
      code,
      system: system ?? null,
      display,
    })),
  })),
);

/**
 * The cards of an answer of CDS Hooks 2.0; `null` for each that can't be read. Actions, `systemActions` and everything
 * else that could change a record is not even decoded.
 *
 * @see P-426
 */
export const cdsResponseSchema = z.pipe(
  z.object({ cards: z.array(z.unknown()) }),
  z.transform(({ cards }): readonly (SentCard | null)[] => cards.map((one) => card.safeParse(one).data ?? null)),
);

/** Services of one server for a hook, and queries of one service, that are read. */
const [mostServices, mostQueries] = [10, 30];

const service = z.object({
  id: z.string().check(z.regex(/^[\w.~-]{1,100}$/)),
  hook: z.enum(cdsHooks),
  prefetch: open(z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(1000)))),
});

/**
 * The services of a discovery that check orders; those for other hooks, and those of another shape, are left out.
 *
 * @see P-425
 */
export const cdsDiscoverySchema = z.pipe(
  z.object({ services: z.array(z.unknown()) }),
  z.transform(({ services }): readonly DiscoveredService[] => {
    const read = services.flatMap((one) => service.safeParse(one).data ?? []);
    return cdsHooks.flatMap((hook) =>
      read
        .filter((one) => one.hook === hook)
        .slice(0, mostServices)
        .map(({ id, prefetch }) => ({
          id,
          hook,
          prefetch: Object.fromEntries(Object.entries(prefetch ?? {}).slice(0, mostQueries)),
        })),
    );
  }),
);
