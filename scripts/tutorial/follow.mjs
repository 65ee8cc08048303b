import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { run, Stop } from '../child.mjs';
import { startDevServer } from './dev-server.mjs';

/** Milliseconds until a line must be on the page. */
const timeout = 20_000;

/** @returns the expected lines that aren't among those that are shown */
export const missingLines = (expected, shown) => expected.filter((line) => !shown.includes(line));

/**
 * Follows the steps of the tutorial in a folder.
 *
 * @param steps - as `stepsOf` reads them
 * @param options.folder - an empty folder
 * @param options.registry - the URL of the registry from which npm installs
 * @param options.browser - the path of a Chromium
 * @throws Stop at the first step that doesn't do what the page says
 */
export async function follow(steps, { folder, registry, browser }) {
  const env = {
    npm_config_registry: registry,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_cache: join(folder, '.npm'),
    // A build in this process may have set it, and npm would leave out development dependencies.
    NODE_ENV: '',
  };
  let output = '';
  let server;
  let window;
  let page;

  async function openPage() {
    window = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
    page = await window.newPage();
    await page.goto(server.url);
  }

  const doing = {
    write({ name, content }) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    },
    async run({ command }) {
      if (command === 'npx vite') {
        server = await startDevServer(folder, env);
        return openPage();
      }
      const [program, ...parameters] = command.split(' ');
      const answer = await run(program, parameters, { cwd: folder, env, shell: process.platform === 'win32' });
      if (answer.code !== 0) throw new Stop(`${command} ends with ${answer.code}:\n${answer.output}`);
      output = answer.output;
    },
    async enter({ field, value }) {
      // The label of a list contains its options.
      const control = page.getByLabel(field);
      const isSelect = await control.evaluate((element) => element.tagName === 'SELECT');
      await (isSelect ? control.selectOption({ label: value }) : control.fill(value));
    },
    select: ({ button }) => page.getByRole('button', { name: button, exact: true }).click(),
    async see({ lines }) {
      if (!page) {
        const missing = missingLines(lines, output.split('\n'));
        if (missing.length > 0) throw new Stop(`The command doesn't print ${missing.join('\n')}, but:\n${output}`);
        return;
      }
      for (const line of lines)
        await page
          .getByRole('listitem')
          .getByText(line, { exact: true })
          .waitFor({ timeout })
          .catch(async () => {
            throw new Stop(`The page doesn't show '${line}', but:\n${await page.locator('body').innerText()}`);
          });
    },
  };

  try {
    for (const step of steps) await doing[step.does](step);
  } finally {
    await window?.close();
    server?.stop();
  }
}
