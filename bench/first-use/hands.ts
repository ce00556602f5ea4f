import type { CDPSession } from '@playwright/test';

/** Touches a point and lets go. The second half is sent with the first: the page may be too busy to confirm it soon. */
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
 * Enters words one after the other: a single letter is a key, `\t` Tab and `\r` Enter; longer ones come at once, as a
 * phone's keyboard suggests them. All are sent in order and none waits for the page: hands do not either.
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
