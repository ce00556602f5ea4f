/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// The rules of docs/architecture.md that biome.json cannot state. Add an exception here, with its reason.
const CLIENT_LEAVES = Object.entries({
  app: '(en)/(company)/error (en)/(holyheaven)/error [lang]/(holyheaven)/error global-error',
  'components/account': 'forgot-password-form login-form notice password-field register-form',
  'components/aircraft': 'aircraft-figure',
  'components/company/career': 'application-form',
  'components/company/contact': 'contact-form office-map open-now',
  'components/company/demo': 'demo-choice demo-form',
  'components/company/home': 'flight/flight-stage',
  'components/company/technology': 'console/operator-console payload-slider',
  'components/company': 'mail-form',
  'components/holyheaven':
    'coming-soon-button forms/donation-form forms/go-back forms/planner-form kept-pages listing/temple-search plan/day-field plan/plan-on-paper plan/plan-panel temple/day-bar temple/now-mark temple/share today/today',
  'components/layout':
    'copy-age current-year early-action error-screen kept-fields mobile-menu nav-link temple-row',
  'components/motion': 'reveal scroll-to-top',
  'components/ui': 'error-summary link mail-actions',
}).flatMap(([folder, names]) => names.split(' ').map((name) => `${folder}/${name}.tsx`));

const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(existsSync);
const read = (wanted: RegExp) =>
  files.filter((file) => wanted.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test("the listed leaves, and only they, say 'use client'", () => {
  const code = read(/^(?!.*\.test\.).*\.m?[jt]sx?$/);
  const found = code.filter(({ text }) => /^'use client'/.test(text)).map(({ file }) => file);
  expect(found.sort()).toEqual(CLIENT_LEAVES.sort());
});
