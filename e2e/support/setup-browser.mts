/** Makes sure that the browser tests have a browser, installing Debian's if none is found. */
import { findChromium } from './chromium';
import { installPackage } from './system';

try {
  if (!findChromium()) installPackage('chromium');
} catch {
  console.error(
    'The browser tests found no Chrome or Chromium and could not install one. Install one, run ' +
      '`npx playwright install chromium`, or set CHROMIUM_PATH to the path of a Chromium.',
  );
  process.exitCode = 1;
}
