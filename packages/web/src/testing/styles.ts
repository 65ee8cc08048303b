import createCache from '@emotion/cache';

/** The styles of what a test draws. */
export const styles = createCache({ key: 'css' });

/** Elements are asked for by what is seen of them, which takes the longer the more rules there are. */
export function forgetStyles() {
  styles.sheet.flush();
  styles.inserted = {};
  styles.registered = {};
}
