import type { CDPSession } from '@playwright/test';

/** Taps a point. Both events are sent at once: a busy page may take long to confirm the first. */
export async function tap(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

const named: Record<string, { key: string; code: string; windowsVirtualKeyCode: number; text?: string }> = {
  '\t': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  '\r': { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
};

/**
 * Types words in order. A single letter is a key press (`\t` Tab, `\r` Enter). Longer words arrive whole, like a phone
 * keyboard's suggestions. Like real hands, it never waits for the page.
 */
export async function type(session: CDPSession, words: readonly string[]): Promise<void> {
  const sent = words.flatMap((word) => {
    if (word.length > 1) return [session.send('Input.insertText', { text: word })];
    const key = named[word] ?? { key: word, text: word };
    return [
      session.send('Input.dispatchKeyEvent', { type: key.text ? 'keyDown' : 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', text: undefined }),
    ];
  });
  await Promise.all(sent);
}
