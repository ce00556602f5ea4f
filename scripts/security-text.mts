/**
 * Writes public/.well-known/security.txt (RFC 9116), which has to name a day within a year on which it expires: ten to
 * eleven months after the build, always the first of a month, so that most builds leave the file as it is.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { site } from '../content/site';

const MONTHS = 11;

const today = new Date();
const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS, 1));
const lines = [
  `Contact: mailto:${site.securityEmail}`,
  `Expires: ${expires.toISOString()}`,
  'Preferred-Languages: en, hi',
];
await mkdir('public/.well-known', { recursive: true });
await writeFile('public/.well-known/security.txt', `${lines.join('\n')}\n`);
