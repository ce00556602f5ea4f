/**
 * Writes public/.well-known/security.txt. RFC 9116 wants it to expire within a year: it expires on the first of the
 * month, ten to eleven months after the build, so that most builds leave the file unchanged.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { site } from '../content/site';
import { env } from '../lib/env';

const MONTHS = 11;
const { SITE_URL } = env();

const today = new Date();
const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS, 1));
const lines = [
  `Contact: mailto:${site.securityEmail}`,
  `Expires: ${expires.toISOString()}`,
  'Preferred-Languages: en, hi',
  `Canonical: ${SITE_URL}/.well-known/security.txt`,
  `Policy: ${SITE_URL}/terms`,
];
await mkdir('public/.well-known', { recursive: true });
await writeFile('public/.well-known/security.txt', `${lines.join('\n')}\n`);
