/**
 * A child process that answers each address with Lighthouse's result or an error. It is plain JavaScript, because
 * Lighthouse runs parts of itself in the page, where a TypeScript loader's helpers are missing.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [, , chromePath, ...chromeFlags] = process.argv;

/**
 * Uses a new browser, so that nothing is cached or warm.
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
