import createCache from '@emotion/cache';

/** Styles of the elements that a test renders. */
export const styles = createCache({ key: 'css' });

/** Queries match visible elements, so they get slower as style rules accumulate. */
export function forgetStyles() {
  styles.sheet.flush();
  styles.inserted = {};
  styles.registered = {};
}
