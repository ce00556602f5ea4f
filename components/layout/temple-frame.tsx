import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { wordsIn } from '@/content/holyheaven/words';
import { languageOf, templeHome } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { type LanguageParams, languageFrom } from '@/lib/temples/temple-page';
import { CopyAge } from './copy-age';
import { Frame } from './frame';
import styles from './temple-frame.module.css';
import { TempleRow } from './temple-row';

export type TempleLayoutProps = LanguageParams & { children: ReactNode };

/** The frame of the temple area, with the class names of its language's fonts. */
export async function TempleFrame({ fonts, children, ...props }: TempleLayoutProps & { fonts: string[] }) {
  const language = await languageFrom(props);
  const home = { href: templeHome(language), label: wordsIn(language).area.name };
  const temples = templesIn(language).map((temple) => ({
    href: templePath(temple),
    label: temple.place,
  }));
  return (
    <Frame
      theme="first-light"
      language={language}
      className={clsx(styles.area, fonts)}
      row={
        <>
          <CopyAge text={wordsIn(language).offline.copy} language={languageOf(language).tag} />
          <TempleRow home={home} temples={temples} language={language} />
        </>
      }
    >
      {children}
    </Frame>
  );
}
