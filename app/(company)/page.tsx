import type { Metadata } from 'next';
import { ClosingCall } from '@/components/company/home/closing-call';
import { Offerings } from '@/components/company/home/offerings';
import { People } from '@/components/company/home/people';
import { Principles } from '@/components/company/home/principles';
import { Redefining } from '@/components/company/home/redefining';
import { StatsPanel } from '@/components/company/home/stats-panel';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { home } from '@/content/company/home';
import { pageMetadata } from '@/lib/metadata';

export const metadata: Metadata = {
  ...pageMetadata({ title: home.title, description: home.description, path: '/' }),
  title: { absolute: home.title },
};

export default function HomePage() {
  const { tag, title, lead } = home.hero;
  return (
    <>
      <Hero size="screen" picture="home-hero" eyebrow={tag} title={title} lead={lead}>
        <ButtonLink href="/contact">Partner With Us</ButtonLink>
        <ButtonLink href="/demo" variant="quiet">
          Request a Demo
        </ButtonLink>
      </Hero>
      <Redefining />
      <StatsPanel />
      <Offerings />
      <Principles />
      <People />
      <ClosingCall />
      <StructuredData path="/" />
    </>
  );
}
