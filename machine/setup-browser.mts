/** Makes sure that the browser tests have a browser: an installed one, Debian's, or Playwright's own. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium';
import { installPackage } from './system';

async function hasChrome(): Promise<boolean> {
  try {
    const browser = await chromium.launch({ channel: 'chrome', args: ['--no-sandbox'] });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function installPlaywrights(): void {
  console.info("Installing Playwright's own Chromium.");
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

if (!findChromium() && !(await hasChrome())) {
  for (const install of [() => installPackage('chromium'), installPlaywrights]) {
    try {
      install();
      if (findChromium()) break;
    } catch (error) {
      console.info(error instanceof Error ? error.message.split('\n')[0] : error);
    }
  }
  if (!findChromium()) {
    console.error(
      'The browser tests found no Chrome or Chromium and could not install one. ' +
        'Install Google Chrome, or set CHROMIUM_PATH to the path of a Chromium, and run this again.',
    );
    process.exitCode = 1;
  }
}
