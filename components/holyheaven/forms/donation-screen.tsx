import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';
import { DonationForm } from './donation-form';
import { columns, FormAside, panel } from './form-screen';
import { GiveDirectly } from './give-directly';

export function DonationScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { donationPage, donationMessages, comingSoon } = wordsIn(language);
  const { title, plain, building, other } = donationPage;
  return (
    <Container className="py-stack">
      <h1 className="text-title">{fill(title, { temple: temple.title })}</h1>
      <p className="my-6 border-l-4 border-turmeric bg-surface px-5 py-4 text-[1.125rem]/[1.5]">
        <strong>{plain.title}</strong> {plain.text}
      </p>
      {/* What helps today comes first on a phone. */}
      <div className={clsx(columns, 'gap-y-8 lg:grid-rows-[auto_1fr]')}>
        <div className="lg:col-start-2">
          <GiveDirectly temple={temple} />
        </div>
        <div className={clsx(panel, 'py-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:py-8')}>
          <h2 className="mb-5 text-heading">{building}</h2>
          <DonationForm
            templeId={temple.id}
            language={language}
            words={donationPage}
            messages={donationMessages}
          />
        </div>
        <FormAside id="other-ways" words={other} soon={comingSoon.pooja} language={language} />
      </div>
    </Container>
  );
}
