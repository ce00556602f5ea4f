/** Makes sure that there is a Chromium for the browser tests: installs Debian's where none is found. */
import { findChromium } from './chromium';
import { installPackage } from './install-package';

if (!findChromium()) {
  installPackage('chromium');
  if (!findChromium()) throw new Error('There is no Chromium: install one and name it in CHROMIUM_PATH.');
}
