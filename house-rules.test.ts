/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// The rules of docs/architecture.md. Add an exception here, with its reason.
const ROOMS = ['app', 'components', 'lib', 'content'];
const APP_FILES =
  /^((global-)?(error|not-found)|layout|manifest|page|robots|route|sitemap)\.tsx?$|^globals\.css$/;
const SHARED = 'delivery/marks'; // names of attributes that pages and delivery's steps agree on
// Next, workers and tools call these by their default export.
const DEFAULT_EXPORTS = /^app\/|^[\w.]+\.config\.m?[jt]s$|^delivery\/(adapter\.mjs|hosts\/edge\.ts)$/;
const CLIENT_LEAVES = Object.entries({
  app: '(en)/(company)/error (en)/(holyheaven)/error [lang]/(holyheaven)/error global-error',
  'components/account': 'forgot-password-form login-form notice password-field register-form',
  'components/company/airframe': 'airframe-figure',
  'components/company/career': 'application-form while-open',
  'components/company/contact': 'contact-form office-map open-now',
  'components/company/demo': 'choose-demo demo-form demo-switch',
  'components/company/home': 'flight/flight-stage open-count',
  'components/company/technology': 'link-switch payload-slider',
  'components/company': 'mail-form mail-handover',
  'components/holyheaven':
    'coming-soon-button forms/donation-form forms/go-back forms/planner-form home/status-clock listing/temple-search plan/day-field plan/plan-on-paper plan/plan-panel temple/share temple/today-clock',
  'components/layout': 'current-year early-action error-screen language-switch mobile-menu nav-link',
  'components/motion': 'reveal scroll-to-top',
  'components/ui': 'error-summary link mail-actions',
}).flatMap(([folder, names]) => names.split(' ').map((name) => `${folder}/${name}.tsx`));

const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(existsSync);
const read = (wanted: RegExp) =>
  files.filter((file) => wanted.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const code = read(/^(?!.*\.test\.).*\.m?[jt]sx?$/);
const filesWith = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
const rule = (name: string, offenders: () => unknown[]) => test(name, () => expect(offenders()).toEqual([]));
const roomOf = (path: string) => ROOMS.indexOf(path.split('/')[0] ?? '');

function wrongImports({ file, text }: { file: string; text: string }): string[] {
  const imports = text.matchAll(/^(?:im|ex)port( type)?\b[^'";]*?'([@.][^']*)'|\bimport\('([@.][^']*)'/gm);
  return [...imports].flatMap(([, type, now = '', late = now]) => {
    const target = late.startsWith('.') ? join(dirname(file), late) : late.replace(/^@\//, '');
    const allowed = late.startsWith('@') !== late.startsWith('@/') || target === SHARED;
    const onlyType = type !== undefined && roomOf(file) === ROOMS.indexOf('content');
    return allowed || onlyType || roomOf(target) >= roomOf(file) ? [] : `${file} imports ${target}`;
  });
}

rule('imports flow app → components → lib → content, which imports only types from elsewhere', () =>
  code.filter(({ file }) => roomOf(file) >= 0).flatMap(wrongImports),
);

rule('only components/motion imports framer-motion', () =>
  filesWith(/from 'framer-motion/).filter((file) => !file.startsWith('components/motion/')),
);

rule('the site and its hosts read the environment in lib/env.ts only', () =>
  filesWith(/process\.env/).filter((file) =>
    /^(?!lib\/env\.ts$)(app|components|lib|content|delivery\/hosts)\//.test(file),
  ),
);

rule('app holds only files to which Next gives a meaning, and globals.css', () =>
  files.filter((file) => file.startsWith('app/') && !APP_FILES.test(basename(file))),
);

rule('exports have names, except where somebody else calls the default one', () =>
  filesWith(/^export default|\bas default\b/m).filter((file) => !DEFAULT_EXPORTS.test(file)),
);

test("the listed leaves, and only they, say 'use client'", () =>
  expect(filesWith(/^'use client'/).sort()).toEqual(CLIENT_LEAVES.sort()));

rule('prose in documents is at most 100 columns wide', () =>
  read(/\.md$/).flatMap(({ file, text }) => {
    const prose = text
      .replace(/```.*?```/gs, '')
      .split('\n')
      .filter((line) => !/^(\|| {4})/.test(line));
    return prose.filter((line) => line.length > 100).map((line) => `${file}: ${line}`);
  }),
);
