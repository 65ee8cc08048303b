/**
 * A proxy for an object that is created on first use. Properties in `known` do not trigger its creation.
 *
 * @param make - creates the object
 * @param known - overrides properties of the object
 */
export function lazyObject<Made extends object>(make: () => Made, known: Partial<Made> = {}): Made {
  let made: Made | undefined;
  return new Proxy(known as Made, {
    get: (own, name) => Reflect.get(name in own ? own : (made ??= make()), name) as unknown,
  });
}
