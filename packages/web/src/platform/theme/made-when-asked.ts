/**
 * An object that is made once somebody asks it for something. What `known` says is said without it.
 *
 * @param make - makes it
 * @param known - takes the place of its own properties
 */
export function madeWhenAsked<Made extends object>(make: () => Made, known: Partial<Made> = {}): Made {
  let made: Made | undefined;
  return new Proxy(known as Made, {
    get: (own, name) => Reflect.get(name in own ? own : (made ??= make()), name) as unknown,
  });
}
