/**
 * A process that answers each address with Lighthouse's result of it, or with what went wrong. Plain JavaScript, since
 * Lighthouse runs parts of itself in the page, where what a TypeScript loader adds to them is missing.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [, , chromePath, ...chromeFlags] = process.argv;

/**
 * In a browser of its own: nothing is cached or warm.
 * @param {string} url
 */
async function look(url) {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
  try {
    const seen = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
    if (!seen) throw new Error('Lighthouse has no result');
    const { audits, categories, runtimeError } = seen.lhr;
    return { audits, categories, runtimeError };
  } finally {
    chrome.kill();
  }
}

process.on('message', (url) =>
  look(String(url)).then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ error: String(error) }),
  ),
);
